import { inTime, Late } from '@storefront/shared/in-time';
import { deadlines } from './deadlines';

/** Milliseconds that a timer may come late before it says more of this process than of what it waits for. */
const tolerance = 100;

/** The time that one document may take. */
export interface DocumentTime {
  /** Milliseconds that are left of it. */
  readonly left: () => number;
  /** What is left for the work of a release whose deadline is so many milliseconds, and what is thrown when that is over. */
  readonly limit: (deadline: number, what: string) => Limit;
  /**
   * What a release is working on, within its deadline and within the document's time.
   *
   * @throws whatever the work does, and what its limit says
   */
  wait<Result>(work: Promise<Result>, deadline: number, what: string): Promise<Result>;
}

/** A release had less time than its deadline: the document's is over, or nobody could have been heard. It is not at fault. */
export class TimeOver extends Error {}

interface Limit {
  readonly milliseconds: number;
  /** Gives `Late` when it was the release's deadline, else `TimeOver`. */
  readonly over: () => Late | TimeOver;
}

/** @param total milliseconds from now */
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
