/**
 * Bounds how much is said, for whoever writes more keeps everybody waiting.
 *
 * @param most lines in a second
 * @param leftOut told at the end of a second how many were left out in it
 * @returns whether one more may be written
 */
export function limitLines(most: number, leftOut: (count: number) => void): () => boolean {
  let asked = 0;
  const next = () => {
    const count = asked - most;
    asked = 0;
    if (count > 0) leftOut(count);
  };
  return () => {
    if (asked === 0) setTimeout(next, 1_000).unref();
    asked += 1;
    return asked <= most;
  };
}
