/**
 * Says, at once and whenever it changes, whether an element is on the screen; it always is where the browser cannot tell.
 *
 * @param margin pixels around the screen that count as the screen
 * @returns ends it
 */
export function whenOnScreen(
  element: HTMLElement,
  margin: number,
  onChange: (onScreen: boolean) => void,
): () => void {
  if (!globalThis.IntersectionObserver) {
    onChange(true);
    return () => {};
  }
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: `${margin}px`,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
