import type { Rollout } from './rollout';
import type { Verdict } from './verdict';

/** How long a step waits for a verdict before the rollout is paused: three times as long as it lasts, and ten minutes at least, in seconds. */
const maxWait = (every: number) => Math.max(3 * every, 600);

/**
 * How long files of a canary may fail to be fetched, again and again, before its rollout is paused, in seconds: a host that is started
 * anew or moved is back by then, and visitors have the baseline until then.
 */
const maxUnfetched = 600;

/** What becomes of a rollout now, and why. */
export interface Move {
  readonly kind: 'advance' | 'pause' | 'take back';
  readonly why: string;
}

interface Situation {
  /** What the canary's counts say against the baseline's, both of this step. */
  readonly verdict: Verdict;
  readonly isQuarantined: boolean;
  /** That its files cannot be fetched; null where they can. */
  readonly unfetched: Unfetched | null;
  /** How long this step has been in force, in seconds, by the clock of whoever asks. */
  readonly elapsed: number;
}

/** How long the files of a canary could not be fetched, from the first time to the last, and how long ago that was, in seconds. */
interface Unfetched {
  readonly lasted: number;
  readonly ago: number;
}

/**
 * What becomes of a rollout: a bad verdict counts at once, a good one when the step has lasted; on nothing it is never advanced,
 * nor while its files cannot be fetched, which never takes it back.
 *
 * @returns null while it has to wait
 */
export function nextMove(
  { version, every, paused, overruled }: Rollout,
  { verdict, isQuarantined, unfetched, elapsed }: Situation,
): Move | null {
  if (isQuarantined) return { kind: 'take back', why: `${version} is in quarantine` };
  if (verdict.outcome === 'fail') return { kind: 'take back', why: verdict.because };
  if (paused) return null;
  if (verdict.outcome === 'pause' && !overruled) return { kind: 'pause', why: verdict.because };
  if (unfetched && unfetched.lasted >= maxUnfetched) return { kind: 'pause', why: verdict.because };
  if (elapsed < every) return null;
  if (!unfetched && (verdict.outcome === 'pass' || verdict.outcome === 'pause'))
    return { kind: 'advance', why: verdict.because };
  // When its files are there again a step has all its time.
  const waited = Math.min(elapsed, unfetched?.ago ?? elapsed);
  return waited < maxWait(every) ? null : { kind: 'pause', why: verdict.because };
}
