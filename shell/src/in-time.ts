/**
 * What some work gives, unless that takes too long.
 *
 * @param timeout milliseconds that it may take
 * @param late says so in one sentence
 * @throws whatever the work does, or Error with that sentence
 */
export function inTime<Result>(work: Promise<Result>, timeout: number, late: string): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late)), timeout);
  });
  return Promise.race([work, ended]).finally(() => clearTimeout(timer));
}
