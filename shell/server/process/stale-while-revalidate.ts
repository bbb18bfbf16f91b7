/**
 * Caches a slow value: after its lifetime, in milliseconds, the next call returns the old value and starts one refresh.
 *
 * @param make gets the known value; gives null, and never rejects, when it has no new one: the old one stays, and it is retried after `retry` milliseconds
 * @param usable how long the old value is returned after its lifetime: then callers wait for the refresh
 * @returns gives the value; null as long as there is none
 */
export function staleWhileRevalidate<Value extends object>(
  make: (known: Value | null) => Promise<Value | null>,
  lifetime: number,
  retry: number,
  usable = Number.POSITIVE_INFINITY,
): () => Promise<Value | null> {
  let known: Value | null = null;
  let due = Number.NEGATIVE_INFINITY;
  let making: Promise<void> | null = null;

  const start = async () => {
    try {
      const made = await make(known);
      known = made ?? known;
      due = performance.now() + (made ? lifetime : retry);
    } finally {
      making = null;
    }
  };
  return async () => {
    if (!making && performance.now() >= due) making = start();
    if (!known || performance.now() >= due + usable) await making;
    return known;
  };
}
