/** Thrown when work exceeds its timeout. */
export class TimeoutError extends Error {}

/**
 * Waits for work at most `timeout` milliseconds, then throws the result of `timeoutError`. Races a timer, since Node's fetch can miss an
 * abort signal after a garbage collection (nodejs/undici issue 3644).
 */
export function withTimeout<Result>(
  work: Promise<Result>,
  timeout: number,
  timeoutError: () => unknown,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError()), timeout);
  });
  return Promise.race([work, ended]).finally(() => clearTimeout(timer));
}
