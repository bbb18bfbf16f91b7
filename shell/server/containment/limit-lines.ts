/** Lines that one process writes in a second at most: a release that writes more keeps everybody waiting. */
const linesASecond = 100;

const methods = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** Has the console write so many lines a second and no more; how many were left out is said at the end of that second. */
export function limitLines(target: Pick<Console, (typeof methods)[number]>): void {
  let written = 0;
  let leftOut = 0;
  const say = target.error.bind(target);
  const next = () => {
    if (leftOut > 0) say(`${leftOut} more lines were left out`);
    written = 0;
    leftOut = 0;
  };
  for (const method of methods) {
    const write = target[method].bind(target);
    target[method] = (...parts: unknown[]) => {
      if (written === 0) setTimeout(next, 1_000).unref();
      written += 1;
      if (written <= linesASecond) write(...parts);
      else leftOut += 1;
    };
  }
}
