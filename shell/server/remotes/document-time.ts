import { inTime, Late } from '../../src/in-time';
import { deadlines } from './deadlines';

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

interface Limit {
  readonly milliseconds: number;
  /** Gives `Late` when it was the release's deadline, and another Error when the document's time is over, which is not its fault. */
  readonly over: () => Error;
}

/** @param total milliseconds from now */
export function documentTime(total: number = deadlines.document): DocumentTime {
  const end = performance.now() + total;
  const left = () => Math.max(0, end - performance.now());
  const limit = (deadline: number, what: string): Limit => {
    const milliseconds = Math.min(deadline, left());
    const sentence =
      milliseconds === deadline
        ? `${what} takes longer than ${deadline} ms.`
        : `The document had no time left for ${what}.`;
    const over = () => (milliseconds === deadline ? new Late(sentence) : new Error(sentence));
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
