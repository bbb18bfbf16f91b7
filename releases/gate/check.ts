import type { Candidate } from './candidate';

/** What a check says of a release. */
export interface Checked {
  /** What is against giving it visitors, one sentence each. */
  readonly findings: readonly string[];
  /** What is worth knowing all the same, likewise. */
  readonly notes?: readonly string[];
  /** What was measured, for programs. */
  readonly measured?: Readonly<Record<string, unknown>>;
}

/** One thing that a release is held against before it gets visitors. */
export interface Check {
  /** What its findings are known by. */
  readonly name: string;
  readonly run: (candidate: Candidate) => Promise<Checked>;
}
