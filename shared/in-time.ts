/** What took longer than it may. */
export class Late extends Error {}

/**
 * What some work gives, unless it takes longer than `timeout` milliseconds: then it throws what `late` makes. By a race and not
 * by a signal alone: after a garbage collection Node's fetch no longer hears it (nodejs/undici issue 3644).
 */
export function inTime<Result>(work: Promise<Result>, timeout: number, late: () => unknown): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), timeout);
  });
  return Promise.race([work, ended]).finally(() => clearTimeout(timer));
}
