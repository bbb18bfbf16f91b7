/** Milliseconds (P15). */
const duration = 450;

/** Scrolls to the top of the page over 450 ms; at once for visitors who want less motion (P15). */
export function scrollToTop(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo(0, 0);
    return;
  }
  const from = scrollY;
  const began = performance.now();
  const step = () => {
    const part = Math.min(1, (performance.now() - began) / duration);
    scrollTo(0, from * (1 - part) ** 3);
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
