import type { Browser, LaunchOptions } from 'playwright-core';
import type { Storefronts } from './storefronts';

/** The subject of measurements: the shop in two builds over one backend, and a browser. */
export interface Subject extends Omit<Storefronts, 'stop'> {
  readonly products: readonly string[];
  readonly browser: Browser;
  /** Launch options of that browser, for another one. */
  readonly launchOptions: LaunchOptions;
}

/** The answer to a question: a table, and the goals for its figures. */
export interface Answer {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** In words. */
  readonly goals: string;
}

/** A measurement; figures are medians of `runs`. */
export type Question = (subject: Subject, runs: number) => Promise<Answer>;
