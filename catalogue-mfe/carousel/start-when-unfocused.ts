import { type RunningCarousel, startCarousel } from './start-carousel';

/**
 * Starts a carousel as soon as nothing in its list has the focus: the loop moves slides about in the document, and Tab would lead
 * to the same ones again.
 *
 * @param isGone asked then; null when it is
 */
export async function startWhenUnfocused(
  section: HTMLElement,
  scroller: HTMLElement,
  onMovable: (movable: boolean) => void,
  isGone: () => boolean,
): Promise<RunningCarousel | null> {
  while (scroller.contains(document.activeElement)) {
    await new Promise((resolve) => scroller.addEventListener('focusout', resolve, { once: true }));
    // During `focusout` nothing has the focus; a task later the next element does.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return isGone() ? null : startCarousel(section, scroller, onMovable);
}
