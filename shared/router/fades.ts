/** Whether the change from page to page is faded: where the browser can, and the visitor has nothing against motion. */
export function fades(): boolean {
  return (
    typeof document !== 'undefined' &&
    typeof document.startViewTransition === 'function' &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
