/**
 * What work gives that may take so many milliseconds. By a race, and not by the signal alone: after a garbage collection Node's fetch
 * no longer hears it (nodejs/undici issue 3644).
 *
 * @param work gets a signal that is aborted when nobody waits any longer
 * @param sentence what is wrong when it takes longer
 * @throws Error with that sentence; what else the work throws, as it is
 */
export async function inTime<Result>(
  timeout: number,
  sentence: string,
  work: (over: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(sentence)), timeout);
  });
  try {
    return await Promise.race([work(over.signal), late]);
  } finally {
    clearTimeout(timer);
    over.abort();
  }
}
