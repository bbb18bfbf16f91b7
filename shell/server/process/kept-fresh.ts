/**
 * Keeps a value that takes a while to make (stale while revalidate): after its lifetime the next call gets the old value and has a new
 * one made, once at a time. A failure keeps the old value.
 *
 * @param make gets what is known, and gives null where nothing could be had; never rejects
 * @param lifetime how long it is used, in milliseconds
 * @param retry how soon it is tried again after a failure, in milliseconds
 * @returns asks for it: null as long as it could not be had
 */
export function keptFresh<Kept extends object>(
  make: (known: Kept | null) => Promise<Kept | null>,
  lifetime: number,
  retry: number,
): () => Promise<Kept | null> {
  let known: Kept | null = null;
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
    if (!known) await making;
    return known;
  };
}
