import type { Comparison } from './comparison';
import type { Counted } from './counted';
import { type SignalName, signalNames, signals } from './signals';

/** What a rollout has shown in one signal, for verdicts and dashboards; of minutes that had documents of both. */
export interface Measured extends Counted {
  /** How often it would have been counted of the canary, had it happened as often as of the baseline in the same minutes. */
  readonly expected: number;
  /** How many times likelier this is with a bad canary than with one that does no harm, as a natural logarithm. */
  readonly evidence: number;
  /** What the evidence must reach before the canary is taken for bad. */
  readonly needed: number;
}

const needed = Object.fromEntries(
  signalNames.map((signal) => [signal, -Math.log(signals[signal].error)]),
) as Readonly<Record<SignalName, number>>;

/** What a rollout has shown so far in each of the signals. */
export function measuredSignals(comparisons: Readonly<Record<SignalName, Comparison>>): Measured[] {
  return signalNames.map((signal) => {
    const { canary, baseline, expected, evidence } = comparisons[signal].compared;
    return { signal, canary, baseline, expected, evidence, needed: needed[signal] };
  });
}

/** Whether a canary shows so much more than its baseline that it does harm, unless it is chance. */
export function isHarm({ signal, canary, expected }: Measured): boolean {
  return canary.counted - expected > canary.of * signals[signal].harmless;
}
