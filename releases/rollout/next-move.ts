import type { Rollout } from './rollout';
import type { Verdict } from './verdict';

/** How long a step waits for a verdict before the rollout is paused: three times as long as it lasts, and ten minutes at least, in seconds. */
const maxWait = (every: number) => Math.max(3 * every, 600);

/** What becomes of a rollout now, and why. */
export interface Move {
  readonly kind: 'advance' | 'pause' | 'take back';
  readonly why: string;
}

interface Situation {
  /** What the canary's counts say against the baseline's, both of this step. */
  readonly verdict: Verdict;
  readonly isQuarantined: boolean;
  /** How long this step has been in force, in seconds, by the clock of whoever asks. */
  readonly elapsed: number;
}

/**
 * What becomes of a rollout: a bad verdict counts at once, a good one when the step has lasted; on nothing it is never advanced.
 *
 * @returns null while it has to wait
 */
export function nextMove(
  { version, every, paused, overruled }: Rollout,
  { verdict, isQuarantined, elapsed }: Situation,
): Move | null {
  if (isQuarantined) return { kind: 'take back', why: `${version} is in quarantine` };
  if (verdict.outcome === 'fail') return { kind: 'take back', why: verdict.because };
  if (paused) return null;
  if (verdict.outcome === 'pause' && !overruled) return { kind: 'pause', why: verdict.because };
  if (elapsed < every) return null;
  if (verdict.outcome === 'pass' || verdict.outcome === 'pause')
    return { kind: 'advance', why: verdict.because };
  return elapsed < maxWait(every) ? null : { kind: 'pause', why: verdict.because };
}
