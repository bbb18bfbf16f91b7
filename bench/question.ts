import type { Browser, LaunchOptions } from 'playwright-core';

/** What is measured: the shop twice over one backend, and who visits it. */
export interface Subject {
  /** Address of the shop as it is shipped. */
  readonly federated: string;
  /** Address of the same sources in one bundle without federation. */
  readonly singleBundle: string;
  /** Ids of the first products of the listing. */
  readonly products: readonly string[];
  readonly browser: Browser;
  /** How that browser was launched, to launch another one. */
  readonly launchOptions: LaunchOptions;
  /** A free port, for the remote debugging of another browser. */
  readonly freePort: number;
}

/** The answer to a question: a table, and the goals that its figures are held against. */
export interface Answer {
  readonly heading: string;
  readonly columns: readonly string[];
  /** As many cells each as there are columns. */
  readonly rows: readonly (readonly string[])[];
  /** In words, as the reader compares them with the table. */
  readonly goals: string;
}

/** Measures, and takes the median of so many runs. */
export type Question = (subject: Subject, runs: number) => Promise<Answer>;
