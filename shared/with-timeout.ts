/** Work took longer than its timeout. */
export class TimeoutError extends Error {}

/**
 * Waits for work at most `timeout` milliseconds, and then throws what `timeoutError` makes. By a race and not by a signal alone:
 * after a garbage collection Node's fetch no longer hears it (nodejs/undici issue 3644).
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
