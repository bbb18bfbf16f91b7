import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';

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

/** Milliseconds that a timer may be late; beyond that, this process was busy rather than the release slow. */
const tolerance = 100;

/** The time budget of one document. */
export type DocumentTime = ReturnType<typeof documentTime>;

/** A release had less time than its deadline, because the budget was spent or this process was busy. It is not at fault. */
export class DocumentTimeoutError extends Error {}

/** Starts the budget of a document. @param total milliseconds */
export function documentTime(total: number = deadlines.document) {
  const end = performance.now() + total;
  const left = () => Math.max(0, end - performance.now());
  /** The time a release has within its deadline (milliseconds) and the budget, and the error to throw after it. */
  const limit = (deadline: number, what: string) => {
    const began = performance.now();
    const milliseconds = Math.min(deadline, left());
    const timeoutError = () => {
      if (milliseconds < deadline)
        return new DocumentTimeoutError(`The document had no time left for ${what}.`);
      const wasBlocked = performance.now() - began > deadline + tolerance;
      return wasBlocked
        ? new DocumentTimeoutError(`The server was blocked while it waited for ${what}.`)
        : new TimeoutError(`${what} takes longer than ${deadline} ms.`);
    };
    return { milliseconds, timeoutError };
  };
  return {
    /** Milliseconds that are left. */
    left,
    limit,
    /** Waits for work of a release, within its deadline and the budget; else throws `TimeoutError` or `DocumentTimeoutError`. */
    wait: <Result>(work: Promise<Result>, deadline: number, what: string): Promise<Result> => {
      const { milliseconds, timeoutError } = limit(deadline, what);
      return withTimeout(work, milliseconds, timeoutError);
    },
  };
}
