import { LRUCache } from 'lru-cache';
import type { Thrown, ThrownProblem } from './thrown-problem';

/** Where something was thrown. */
export type Side = 'on the server' | 'in the browser';

/** How many pages' problems are kept: those that were made last. */
const maxPages = 50;

/** What was thrown while pages were made and shown. */
export interface ThrownProblems {
  /**
   * Takes what was thrown; resolves when it is among the page's problems.
   *
   * @param client the remote it was thrown for, where that is known beforehand
   */
  add(page: string, side: Side, thrown: Thrown, client?: string): Promise<void>;
  /** Those of a page, as texts. */
  of(page: string): readonly string[];
  /** Forgets all: pages are made anew, of other sources. */
  forget(): void;
}

/**
 * Keeps what was thrown by the page. What a page throws on the server and in the browser alike is one problem.
 *
 * @param log gets each problem once, until all are forgotten
 */
export function createThrownProblems(
  describe: (thrown: Thrown) => Promise<ThrownProblem>,
  log: (problem: string) => void,
): ThrownProblems {
  const pages = new LRUCache<string, Map<string, Set<Side>>>({ max: maxPages });
  const said = new Set<string>();
  let changes = 0;
  return {
    async add(page, side, thrown, client) {
      const before = changes;
      const { text, by } = await describe(thrown);
      if (changes !== before) return;
      const problem = `${text}\nThrown${by ? ` by ${by}` : ''}${client && client !== by ? ` for ${client}` : ''}`;
      const problems = pages.get(page) ?? new Map<string, Set<Side>>();
      pages.set(page, problems.set(problem, (problems.get(problem) ?? new Set()).add(side)));
      if (said.has(problem)) return;
      said.add(problem);
      log(`${problem} ${side}.`);
    },
    of: (page) =>
      [...(pages.get(page) ?? [])].map(([problem, sides]) => `${problem} ${[...sides].join(' and ')}.`),
    forget() {
      changes += 1;
      pages.clear();
      said.clear();
    },
  };
}
