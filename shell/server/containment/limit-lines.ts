import { say } from '../process/say';

/**
 * Bounds how much is said, for whoever writes more keeps everybody waiting. How many were left out is said at the end of a second.
 *
 * @param maxLines lines in a second
 * @returns whether one more may be written
 */
export function limitLines(maxLines: number): () => boolean {
  let asked = 0;
  const next = () => {
    const count = asked - maxLines;
    asked = 0;
    if (count > 0) say('warn', `${count} more lines were left out`);
  };
  return () => {
    if (asked === 0) setTimeout(next, 1_000).unref();
    asked += 1;
    return asked <= maxLines;
  };
}
