/** An hour in milliseconds. */
const lifetime = 3_600_000;

/** How long a failure is remembered before the work is tried again, in milliseconds. */
const retryDelay = 60_000;

/**
 * Keeps what takes long to make. It is made once at a time; after an hour the next call starts it anew and still gets
 * what is known, and a failure leaves that as it is.
 *
 * @param make may reject
 * @param failed hears of each failure
 * @returns asks for it: null as long as it could not be made
 */
export function cachedForAnHour<T extends object>(
  make: () => Promise<T>,
  failed: (error: unknown) => void,
): () => Promise<T | null> {
  let known: T | null = null;
  let due = Number.NEGATIVE_INFINITY;
  let making: Promise<void> | null = null;

  const start = () => {
    making ??= make()
      .then(
        (made) => {
          known = made;
          due = performance.now() + lifetime;
        },
        (error: unknown) => {
          due = performance.now() + retryDelay;
          failed(error);
        },
      )
      .finally(() => {
        making = null;
      });
    return making;
  };

  return async () => {
    const made = making ?? (performance.now() >= due ? start() : null);
    if (!known) await made;
    return known;
  };
}
