import { chosenCategory } from './chosen-category';

/** What stands at the main category that was last chosen in a menu (P11). */
export const chosenMark = { className: 'menu-mark', text: 'Last viewed' };

/** Marks that category among links that the server wrote, once. */
export function markChosen(menu: Element): void {
  const chosen = chosenCategory();
  for (const link of menu.querySelectorAll<HTMLElement>('[data-main-id]')) {
    if (link.dataset.mainId !== chosen || link.querySelector(`.${chosenMark.className}`)) continue;
    const mark = document.createElement('span');
    mark.className = chosenMark.className;
    mark.textContent = ` ${chosenMark.text}`;
    link.append(mark);
  }
}
