/**
 * What a release may take on the server before its place on the page goes without, in milliseconds (P56). The calls that its loaders
 * make have limits of their own, with the connections.
 */
export const deadlines = {
  /** One of its files, the whole answer: manifest, server build and styles come one after the other. */
  file: 1_500,
  /** A module of its container, once that is there: it has all of it at hand. */
  module: 2_000,
  /** A loader of its page, and what fills a place. */
  load: 2_000,
  /** An action: longer than a message may be on its way to the backend (10 s), so that it can say itself what became of it. */
  action: 10_500,
  /** All of a document's rendering. */
  render: 2_000,
  /** All of a document, whatever fails and is tried with another release. */
  document: 5_000,
} as const;

/** How many milliseconds before the end of its deadline a loader's signal is aborted: it may still give what it has. */
export const noticeOfEnd = 100;

/** Milliseconds that have to be left of a document's time to try it with another release. */
export const timeForAnother = 500;
