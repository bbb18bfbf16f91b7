import { readFileSync } from 'node:fs';
import { buildProblems } from '@storefront/build/build-problems';
import type { Configuration, MultiStats } from 'webpack';
import webpack from 'webpack';
import type { ProblemBoard } from './problem-board';

/** Options for following a package's builds. */
export interface WatchOptions {
  /** Folder of the builds; absolute. */
  readonly build: string;
  readonly board: ProblemBoard;
  /** Called after each successful build. */
  readonly onBuilt: () => void;
  readonly log: (line: string) => void;
}

/** Handle on a package's builds. */
export interface Watched {
  /** Resolves after the first build, good or bad. */
  readonly begun: Promise<void>;
  /** Stops watching, after the build under way. */
  close(): Promise<void>;
}

/** Watches a package's two builds, and handles their results one after the other. */
export function followBuilds(
  name: string,
  configurations: Configuration[],
  { board, onBuilt, log }: WatchOptions,
  onBuild: (stats: MultiStats) => Promise<void>,
): Watched {
  const dealWith = async (stats: MultiStats) => {
    if (stats.hasErrors())
      return board.post(
        name,
        buildProblems(stats, (file) => readFileSync(file, 'utf8')),
      );
    // Cleared before pages are told to reload.
    board.post(name, []);
    const began = performance.now();
    try {
      await onBuild(stats);
    } catch (error) {
      return board.post(name, [`${name}: ${(error as Error).message}`]);
    }
    onBuilt();
    const build = Math.max(
      ...stats.stats.map(({ startTime, endTime }) => Number(endTime) - Number(startTime)),
    );
    log(`${name} built in ${Math.round(build + performance.now() - began)} ms`);
  };
  const compiler = webpack(configurations);
  let dealtWith: Promise<void> = Promise.resolve();
  const begun = new Promise<void>((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (!stats) return reject(error);
      dealtWith = dealtWith.then(() => dealWith(stats));
      dealtWith.then(resolve, reject);
    });
  });
  return {
    begun,
    async close() {
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
      await dealtWith;
    },
  };
}
