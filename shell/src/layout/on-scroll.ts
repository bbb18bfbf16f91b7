/** Has something done whenever the page is scrolled; gives what ends that. */
export function onScroll(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}
