import { keptText } from '@storefront/shared/forms/kept-text';

const kept = keptText('localStorage', 'sMain');

/** Keeps the id of the main category that was chosen in a menu, for the menus to mark (P11). */
export function keepChosenCategory(id: string): void {
  kept.keep(id);
}

/** The id of the main category that was last chosen in a menu of this browser; null for none. */
export function chosenCategory(): string | null {
  return kept.read();
}

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
