const firstDelay = 1_000;
const maxDelay = 60_000;

/** How long to wait after this attempt failed, in milliseconds: a second, then twice as long each time, at most a minute. */
export function backOff(attempt: number): number {
  return Math.min(maxDelay, firstDelay * 2 ** (attempt - 1));
}
