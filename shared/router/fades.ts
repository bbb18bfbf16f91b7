/** Whether page changes fade: supported by the browser, and the visitor does not prefer reduced motion. */
export function fades(): boolean {
  return (
    typeof document !== 'undefined' &&
    typeof document.startViewTransition === 'function' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
