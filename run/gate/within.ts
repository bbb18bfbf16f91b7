/**
 * What some work gives, if it does so in time: what stands still in a page may keep Playwright waiting for ever.
 *
 * @param limit milliseconds
 * @throws Error that says how long it may take, as the end of a sentence
 */
export async function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it takes longer than ${limit / 1_000} s`)), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
