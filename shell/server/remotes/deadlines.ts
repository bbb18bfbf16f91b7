/**
 * Deadlines of a release on the server, in milliseconds, after which the page does without it (P56). Calls of its loaders have
 * limits of their own, with the connections.
 */
export const deadlines = {
  /** One of its files, the whole answer: manifest, server build and styles are fetched one after the other. */
  file: 1_500,
  /** A module of its container, once that is there and needs nothing more. */
  module: 2_000,
  /** A loader of its page, or the `load` of a slot. */
  load: 2_000,
  /** An action: longer than a message to the backend may take (10 s), so that it can report the outcome itself. */
  action: 10_500,
  /** The rendering of a document. */
  render: 2_000,
  /** A whole document, retries with other releases included. */
  document: 5_000,
} as const;

/** Milliseconds before its deadline at which a loader's signal is aborted: it may still return partial data. */
export const noticeOfEnd = 100;

/** Milliseconds of a document's time that another release needs to be tried. */
export const retryTime = 500;
