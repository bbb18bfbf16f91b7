import { countedOf } from './counted';
import type { Evidence, Span } from './evidence';
import { fetchQuestion } from './fetch-question';
import { countedInWords } from './in-words';
import { isHarm, type Measured, measuredSignals } from './measured';
import { openQuestion } from './open-question';
import { signals } from './signals';
import { shareOf } from './tally';

/** What is to become of a rollout. */
export interface Verdict {
  /**
   * `pass`: the canary may get more visitors. `fail`: it is taken back. `pause`: it gets no more before an operator has looked, and
   * is taken back if a later verdict fails. `inconclusive`: it gets no more before more is known.
   */
  readonly outcome: 'pass' | 'fail' | 'pause' | 'inconclusive';
  /** Why, in one sentence for an operator: '12 of 480 documents failed, against 3 of 4,320 of 1.0.3'. */
  readonly because: string;
  readonly signals: readonly Measured[];
}

/** What each outcome means for visitors. */
export const outcomeMeans: Readonly<Record<Verdict['outcome'], string>> = {
  pass: 'it may have more visitors',
  fail: 'it is taken back',
  pause: 'an operator has to look',
  inconclusive: 'more has to be known',
};

/**
 * The verdict of a rollout so far, canary against baseline. It may be asked for at any time and any number of times: of rollouts
 * with a canary that does no harm at most 1 in 100 ever fails (docs/decisions/051).
 *
 * @param against the baseline's version, for the sentence
 */
export function verdictOf(evidence: Evidence, against: string): Verdict {
  const { comparisons, atStep } = evidence;
  const measured = measuredSignals(comparisons);
  const verdict = (outcome: Verdict['outcome'], because: string) => ({ outcome, because, signals: measured });

  const bad = measured.filter((one) => one.evidence >= one.needed && isHarm(one));
  const reason = bad.find(({ signal, canary }) => canary.counted >= signals[signal].takesBackFrom);
  if (reason) return verdict('fail', countedInWords(reason, against));

  const pause = deaths(atStep, against) ?? toLookAt(bad, against);
  if (pause) return verdict('pause', pause);

  const question = fetchQuestion(evidence) ?? openQuestion(atStep, measured, against);
  if (question) return verdict('inconclusive', question);
  return verdict('pass', countedInWords(countedOf('failures', atStep), against));
}

/** One death is bad; more bring the release into quarantine (docs/decisions/044). */
function deaths(atStep: Span, against: string): string | null {
  const counted = countedOf('deaths', atStep);
  return shareOf(counted.canary) > shareOf(counted.baseline) ? countedInWords(counted, against) : null;
}

/** What a canary is never taken back for by itself. */
function toLookAt(bad: readonly Measured[], against: string): string | null {
  const reason = bad.find(({ signal, canary }) => canary.counted >= (signals[signal].pausesFrom ?? Infinity));
  return reason ? countedInWords(reason, against) : null;
}
