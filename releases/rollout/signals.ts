import type { Counts } from './counts';

/** Name of a signal, which is what counts call it. */
export type SignalName = Exclude<keyof Counts, Signal['of']>;

/** Something that is counted of a canary and held against its baseline (docs/decisions/051 says why these numbers). */
interface Signal {
  /** What it is counted of. */
  readonly of: 'documents' | 'posts' | 'views';
  /** What happened to so many of them, for a sentence: 'documents failed'. */
  readonly says: string;
  /** At most in this share of all rollouts the test is wrong about it, however often it is looked at. */
  readonly error: number;
  /** How many times the baseline's odds are no harm. */
  readonly margin: number;
  /** How much more than the baseline's share is no harm, as a share. */
  readonly harmless: number;
  /** How many there must be of the canary before it is taken back for them. */
  readonly takesBackFrom: number;
  /** A canary that has any passes once so much more than the baseline's share is ruled out. */
  readonly ruledOut: number;
}

/** The errors add up to 1 %: that share of honest rollouts is taken back or paused for what is counted, at most. */
export const signals: Readonly<Record<SignalName, Signal>> = {
  failures: {
    of: 'documents',
    says: 'documents failed',
    error: 0.005,
    margin: 1.25,
    harmless: 0.001,
    takesBackFrom: 2,
    ruledOut: 0.05,
  },
  fallbacks: {
    of: 'documents',
    says: 'documents showed a fallback',
    error: 0.001,
    margin: 1.25,
    harmless: 0.001,
    takesBackFrom: 2,
    ruledOut: 0.05,
  },
  slow: {
    of: 'documents',
    says: 'documents took longer than 1 s',
    error: 0.001,
    margin: 2,
    harmless: 0.02,
    // A new release's first documents are slow, one in each worker.
    takesBackFrom: 10,
    ruledOut: 0.2,
  },
  deaths: {
    of: 'documents',
    says: 'documents took a worker',
    error: 0.0005,
    margin: 1.25,
    harmless: 0,
    takesBackFrom: 2,
    ruledOut: 0.05,
  },
  failedPosts: {
    of: 'posts',
    says: 'posted forms failed',
    error: 0.001,
    margin: 1.25,
    harmless: 0.01,
    takesBackFrom: 2,
    // Posts are too few to rule out less in a step.
    ruledOut: 0.5,
  },
  brokenViews: {
    of: 'views',
    says: 'pages were broken in browsers',
    error: 0.001,
    margin: 2,
    harmless: 0.01,
    // Anybody may report, for a document each: a few prove nothing.
    takesBackFrom: 20,
    ruledOut: 0.05,
  },
  poorViews: {
    of: 'views',
    says: 'pages had a poor web vital',
    error: 0.0005,
    margin: 2,
    harmless: 0.05,
    // New files are in nobody's cache: an operator has to look.
    takesBackFrom: Number.POSITIVE_INFINITY,
    ruledOut: 0.2,
  },
};

export const signalNames = Object.keys(signals) as SignalName[];
