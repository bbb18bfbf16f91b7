import { inTime, Late } from '@storefront/shared/in-time';
import { deadlines } from './deadlines';

/** Milliseconds that a timer may be late; beyond that this process was busy, not the release slow. */
const tolerance = 100;

/** The time budget of one document. */
export interface DocumentTime {
  /** Milliseconds that are left. */
  readonly left: () => number;
  /** The time that a release has within its deadline (milliseconds) and the budget, and the error when it is over. */
  readonly limit: (deadline: number, what: string) => Limit;
  /**
   * Waits for work of a release, within its deadline and the budget.
   *
   * @throws what the work throws, `Late` and `TimeOver`
   */
  wait<Result>(work: Promise<Result>, deadline: number, what: string): Promise<Result>;
}

/** A release had less time than its deadline, because the budget was spent or this process was busy. It is not at fault. */
export class TimeOver extends Error {}

interface Limit {
  readonly milliseconds: number;
  readonly over: () => Late | TimeOver;
}

/** Starts the budget of a document. @param total milliseconds */
export function documentTime(total: number = deadlines.document): DocumentTime {
  const end = performance.now() + total;
  const left = () => Math.max(0, end - performance.now());
  const limit = (deadline: number, what: string): Limit => {
    const began = performance.now();
    const milliseconds = Math.min(deadline, left());
    const over = () => {
      if (milliseconds < deadline) return new TimeOver(`The document had no time left for ${what}.`);
      const stoodStill = performance.now() - began > deadline + tolerance;
      return stoodStill
        ? new TimeOver(`The server stood still while it waited for ${what}.`)
        : new Late(`${what} takes longer than ${deadline} ms.`);
    };
    return { milliseconds, over };
  };
  return {
    left,
    limit,
    wait: (work, deadline, what) => {
      const { milliseconds, over } = limit(deadline, what);
      return inTime(work, milliseconds, over);
    },
  };
}
