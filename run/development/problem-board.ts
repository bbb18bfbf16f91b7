import { renameSync, writeFileSync } from 'node:fs';

/** Current problems of the code, by finder. */
export interface ProblemBoard {
  post(finder: string, problems: readonly string[]): void;
  finders(): string[];
}

/** Logs each problem once, and shows all to open pages. @param file watched by the shell: a JSON list of texts */
export function createProblemBoard(file: string, log: (line: string) => void): ProblemBoard {
  const found = new Map<string, readonly string[]>();
  let known = new Set<string>();
  const write = () => {
    // Renamed: a reader must not see half of it.
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
      if (known.size === 0) log('all problems are fixed');
      write();
    },
    finders: () => [...found.keys()].filter((finder) => found.get(finder)?.length),
  };
}
