import { type Comparison, compare, noComparison, withoutOpenBlock } from './comparison';
import { countedOf } from './counted';
import { addCounts, type Counts, noCounts } from './counts';
import { type SignalName, signalNames, signals } from './signals';

/** What was counted of two releases in the same span of time, within one step of a rollout. */
export interface Span {
  /** Which step; any number that differs from that of the step before. */
  readonly step: number;
  readonly canary: Counts;
  readonly baseline: Counts;
}

/** What a rollout has shown so far: `addSpans(noEvidence, spans)`, in their order. */
export interface Evidence {
  /** All that was counted in the step it is in. */
  readonly atStep: Span;
  /** Documents of the canary in this step since its files could not be fetched the last time. */
  readonly sinceUnfetched: number;
  readonly comparisons: Readonly<Record<SignalName, Comparison>>;
}

export const noEvidence: Evidence = {
  atStep: { step: 0, canary: noCounts, baseline: noCounts },
  sinceUnfetched: 0,
  comparisons: {
    failures: noComparison,
    fallbacks: noComparison,
    slow: noComparison,
    deaths: noComparison,
    failedPosts: noComparison,
    brokenViews: noComparison,
    unloadedViews: noComparison,
    poorViews: noComparison,
  },
};

/** What a rollout has shown with more spans; null for one that could not be read. */
export function addSpans(evidence: Evidence, spans: readonly (Span | null)[]): Evidence {
  return spans.filter((span) => span !== null).reduce(addSpan, evidence);
}

/** What a rollout has shown with one more span. */
export function addSpan(evidence: Evidence, span: Span): Evidence {
  const { step, canary, baseline } = span;
  const { atStep } = evidence;
  const isSameStep = step === atStep.step;
  const comparisons: Record<SignalName, Comparison> = { ...evidence.comparisons };
  for (const signal of signalNames) {
    const before = comparisons[signal];
    comparisons[signal] = compare(
      isSameStep ? before : withoutOpenBlock(before),
      signals[signal].margin,
      countedOf(signal, span),
    );
  }
  return {
    atStep: isSameStep
      ? { step, canary: addCounts(atStep.canary, canary), baseline: addCounts(atStep.baseline, baseline) }
      : span,
    sinceUnfetched: canary.unfetched > 0 ? 0 : (isSameStep ? evidence.sinceUnfetched : 0) + canary.documents,
    comparisons,
  };
}
