const first = 1_000;
const longest = 60_000;

/** How long to wait after this attempt failed, in milliseconds: a second, then twice as long each time, at most a minute. */
export function backOff(attempt: number): number {
  return Math.min(longest, first * 2 ** (attempt - 1));
}
