/** Runs a task as soon as its turn comes; settles as the task does. */
export type RunInTurn = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Tasks given to the result run in the order they came, at most `limit` at a time. */
export function runInTurn(limit: number): RunInTurn {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running < limit) running += 1;
    // A task that ends hands its place to the first that waits, so nothing that comes later can take it.
    else await new Promise<void>((start) => waiting.push(start));
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
