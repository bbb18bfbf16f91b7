import { numberOf } from '@storefront/shared/release/version';
import type { ReleaseMapStore } from '../stores/release-map-store';
import {
  addSampleWindows,
  atStep,
  type Evidence,
  type Measured,
  measure,
  noEvidence,
  type StepCounts,
  shareOf,
  signalNames,
  signals,
  type Tally,
  tally,
} from './evidence';
import type { Rollout } from './rollout';

/** Evidence from which the rollout waits for more data. */
const suspicion = Math.log(20);

/** Confidence of a ruled-out share, 19 in 20, as a natural logarithm. */
const ruledOutFrom = Math.log(20);

/** Sample size of a step: documents of each release, and pages that browsers report about. */
export const minDocuments = 60;

/** Share of the baseline's documents from which browsers count as reporting. */
const reportedShare = 0.01;

/** Posted forms are rare beside documents, so they have thresholds of their own. */
const forms = { says: 'posted forms failed', harmless: 0.01, ruledOut: 0.5 };

/** Analysis of a rollout. */
export interface Analysis {
  /** `pass`: the canary may get more visitors. `fail`: it is taken back. `inconclusive`: it keeps its visitors until more is known. */
  readonly outcome: 'pass' | 'fail' | 'inconclusive';
  /** One sentence for an operator: '12 of 480 documents failed, against 3 of 4,320 of 1.0.3'. */
  readonly because: string;
  readonly signals: readonly Measured[];
}

/** What each outcome means for visitors. */
export const outcomeMeans: Readonly<Record<Analysis['outcome'], string>> = {
  pass: 'it may have more visitors',
  fail: 'it is taken back',
  inconclusive: 'it keeps its visitors until more is known',
};

/** Analyses the evidence so far, as often as wanted: at most 1 in 100 harmless canaries ever fails. `against` is the baseline's version. */
export function analyse(
  evidence: Evidence,
  { step, steps }: Pick<Rollout, 'step' | 'steps'>,
  against: string,
): Analysis {
  const measured = signalNames.map((signal) => measure(evidence, signal));
  const harm = measured.filter((one) => one.evidence >= suspicion && isHarm(one, evidence));
  const bad = harm.find(
    (one) => one.evidence >= one.needed && one.canary.counted >= signals[one.signal].least,
  );
  if (bad)
    return {
      outcome: 'fail',
      because: sentence({ ...signals[bad.signal], ...bad }, against),
      signals: measured,
    };
  const counts = atStep(evidence, step);
  const [doubtful] = harm;
  const question =
    unfetched(counts) ??
    tooFewDocuments(counts, against) ??
    tooFewViews(counts, steps[step] ?? 0, against) ??
    (doubtful
      ? `${sentence({ ...signals[doubtful.signal], ...doubtful }, against)}: too few to be sure`
      : null) ??
    notRuledOut(counts, against);
  if (question) return { outcome: 'inconclusive', because: question, signals: measured };
  const [canary, baseline] = [tally('failures', counts.canary), tally('failures', counts.baseline)];
  return {
    outcome: 'pass',
    because: sentence({ ...signals.failures, canary, baseline }, against),
    signals: measured,
  };
}

/** Analyses a rollout by all the sample windows in a store. */
export async function analysisSoFar(
  store: Pick<ReleaseMapStore, 'sampleWindows'>,
  rollout: Rollout,
  baseline: string,
): Promise<Analysis> {
  const samples = await store.sampleWindows(rollout.id, 0);
  return analyse(addSampleWindows(noEvidence, samples), rollout, numberOf(baseline));
}

/** Whether the canary's excess over its baseline in the same minutes is harmful, if it is not chance. */
function isHarm({ signal, canary, expected }: Measured, { steps }: Evidence): boolean {
  if (canary.counted - expected > canary.of * signals[signal].harmless) return true;
  return signal === 'failures' && Object.values(steps).some(areFormsHarmed);
}

function areFormsHarmed({ canary, baseline }: StepCounts): boolean {
  return shareOf(formsOf(canary)) - shareOf(formsOf(baseline)) > forms.harmless;
}

function formsOf({ forms, failedForms }: StepCounts['canary']): Tally {
  return { counted: failedForms, of: forms };
}

/** Files that could not be fetched are no fault of the canary's code, and no reason to give it more visitors (docs/decisions/062). */
function unfetched({ canary: { unfetched }, sinceUnfetched }: StepCounts): string | null {
  if (unfetched === 0 || sinceUnfetched >= minDocuments) return null;
  return `fetch: its files could not be fetched for ${format(unfetched)} documents of this step. They could for ${format(sinceUnfetched)} since; the rollout goes on after ${minDocuments}. Look at the release's asset server`;
}

function tooFewDocuments({ canary, baseline }: StepCounts, against: string): string | null {
  if (Math.min(canary.documents, baseline.documents) >= minDocuments) return null;
  return `${format(canary.documents)} documents in this step, and ${format(baseline.documents)} of ${against}: ${minDocuments} of each are needed`;
}

/**
 * A page that never hydrates may never be reported, so reports at under half the baseline's rate are too few. The rate is that of visitors:
 * of the baseline's pages more come from caches, so fewer are documents.
 */
function tooFewViews({ canary, baseline }: StepCounts, percent: number, against: string): string | null {
  const due = (baseline.views * percent) / (100 - percent);
  const least = Math.max(minDocuments, Math.ceil(due / 2) - canary.unfetched);
  if (baseline.views < baseline.documents * reportedShare || canary.views >= least) return null;
  return `browsers reported about ${format(canary.views)} pages in this step, and about ${format(baseline.views)} of ${against}: ${format(least)} are needed`;
}

/** A share that the test has not found bad may still be bad, for instance where the baseline fails too. */
function notRuledOut({ canary, baseline }: StepCounts, against: string): string | null {
  const all = signalNames.map((signal) => ({
    ...signals[signal],
    canary: tally(signal, canary),
    baseline: tally(signal, baseline),
  }));
  for (const one of [...all, { ...forms, canary: formsOf(canary), baseline: formsOf(baseline) }])
    if (one.canary.counted > 0 && !isRuledOut(one.canary, shareOf(one.baseline) + one.ruledOut))
      return `${sentence(one, against)}: too few to rule out a rate ${format(one.ruledOut * 100)} percentage points higher; wait for more`;
  return null;
}

/** Chernoff's bound (Kullback-Leibler divergence): at most one in twenty releases with at least this share shows so few. */
function isRuledOut({ counted, of }: Tally, share: number): boolean {
  const seen = counted / of;
  if (share >= 1 || seen >= share) return false;
  return of * (divergence(seen, share) + divergence(1 - seen, 1 - share)) >= ruledOutFrom;
}

function divergence(one: number, other: number): number {
  return one === 0 ? 0 : one * Math.log(one / other);
}

/** '12 of 480 documents failed, against 3 of 4,320 of 1.0.3'. */
function sentence(
  { says, canary, baseline }: Pick<Measured, 'canary' | 'baseline'> & { readonly says: string },
  against: string,
): string {
  const part = ({ counted, of }: Tally) => `${format(counted)} of ${format(of)}`;
  return `${part(canary)} ${says}, against ${part(baseline)} of ${against}`;
}

const { format } = new Intl.NumberFormat('en');
