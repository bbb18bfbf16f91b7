import { keptText } from '@storefront/shared/forms/kept-text';

const kept = keptText('localStorage', 'sMain');

/** Stores the main category chosen in a menu, to mark it there (P11). */
export function keepChosenCategory(id: string): void {
  kept.keep(id);
}

/** Id of the main category last chosen in this browser; null for none. */
export function chosenCategory(): string | null {
  return kept.read();
}

/** Mark of the main category last chosen (P11). */
export const chosenMark = { className: 'menu-mark', text: 'Last viewed' };

/** Marks the last chosen category among server-rendered links, once. */
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
