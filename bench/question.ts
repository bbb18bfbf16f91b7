import type { Browser, LaunchOptions } from 'playwright-core';
import type { Storefronts } from './storefronts';

/** What is measured: the shop twice over one backend, and a browser. */
export interface Subject extends Omit<Storefronts, 'stop'> {
  readonly products: readonly string[];
  readonly browser: Browser;
  /** Options of that browser, to launch another one. */
  readonly launchOptions: LaunchOptions;
}

/** The answer to a question: a table, and the goals that its figures are held against. */
export interface Answer {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** In words. */
  readonly goals: string;
}

/** Measures; figures are medians of `runs`. */
export type Question = (subject: Subject, runs: number) => Promise<Answer>;
