import { renameSync, writeFileSync } from 'node:fs';

/** What is wrong with the code now, by who found it. */
export interface ProblemBoard {
  /** Takes what somebody finds wrong, in place of what they found before. */
  post(finder: string, problems: readonly string[]): void;
  /** Who finds something wrong now. */
  finders(): string[];
}

/**
 * Tells the terminal of each problem once, and open pages of all there are.
 *
 * @param file that the shell follows: a list of texts as JSON
 */
export function createProblemBoard(file: string, log: (line: string) => void): ProblemBoard {
  const found = new Map<string, readonly string[]>();
  let known = new Set<string>();
  const write = () => {
    // Whoever reads it must not see a part of it.
    writeFileSync(`${file}.next`, JSON.stringify([...known]));
    renameSync(`${file}.next`, file);
  };
  write();
  return {
    post(finder, problems) {
      const before = known;
      found.set(finder, problems);
      known = new Set([...found.values()].flat());
      if ([...before].join() === [...known].join()) return;
      for (const problem of known) if (!before.has(problem)) log(problem);
      if (known.size === 0) log('every problem is mended');
      write();
    },
    finders: () => [...found.keys()].filter((finder) => found.get(finder)?.length),
  };
}
