/**
 * Watches whether an element is on the screen.
 * @param margin pixels around the screen that count as the screen
 * @returns a function that ends it
 */
export function whenOnScreen(
  element: HTMLElement,
  margin: number,
  onChange: (onScreen: boolean) => void,
): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin: `${margin}px`,
  });
  observer.observe(element);
  return () => observer.disconnect();
}
