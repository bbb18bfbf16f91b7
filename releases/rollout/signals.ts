import type { Counts } from './counts';

/** Name of a signal, which is what counts call it. */
export type SignalName = Exclude<keyof Counts, Signal['of'] | 'unfetched'>;

/** Something that is counted of a canary and held against its baseline (docs/decisions/051 says why these numbers). */
interface Signal {
  /** What it is counted of. */
  readonly of: 'documents' | 'posts' | 'views';
  /** What happened to so many of them, for a sentence: 'documents failed'. */
  readonly says: string;
  /** What the reason of a pause begins with, where it is not the release's code. */
  readonly cause?: string;
  /** At most in this share of all rollouts the test is wrong about it, however often it is looked at. */
  readonly error: number;
  /** How many times the baseline's odds are no harm. */
  readonly margin: number;
  /** How much more than the baseline's share is no harm, as a share. */
  readonly harmless: number;
  /** How many there must be of the canary before it is taken back for them; `Infinity` for what only calls an operator. */
  readonly takesBackFrom: number;
  /** How many there must be of the canary before an operator is called for what never takes it back. */
  readonly pausesFrom?: number;
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
    error: 0.0005,
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
  unloadedViews: {
    of: 'views',
    says: 'pages lacked files of it in browsers',
    cause: 'fetch',
    error: 0.0005,
    margin: 2,
    harmless: 0.01,
    // A host, a network or a visitor's connection is to blame, and not its code.
    takesBackFrom: Number.POSITIVE_INFINITY,
    // As many as of broken pages: one address reports three.
    pausesFrom: 20,
    ruledOut: 0.2,
  },
  poorViews: {
    of: 'views',
    says: 'pages had a poor web vital',
    error: 0.0005,
    margin: 2,
    harmless: 0.05,
    // New files are in nobody's cache: an operator has to look.
    takesBackFrom: Number.POSITIVE_INFINITY,
    pausesFrom: 1,
    ruledOut: 0.2,
  },
};

export const signalNames = Object.keys(signals) as SignalName[];
