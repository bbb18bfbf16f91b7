/** Calls `changed` on each scroll; returns a function that ends it. */
export function onScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}
