import { numberOf } from '@storefront/shared/release/version';
import type { ReleaseMapStore } from '../stores/release-map-store';
import { addCounts, type Counts, noCounts, type Span } from './counts';
import type { Rollout } from './rollout';

// Jest looks a global up slowly each time, and simulations ask millions of times.
const { exp, log, max } = Math;

/** Something that is counted of canary and baseline alike. */
interface Signal {
  /** What it is counted of. */
  readonly of: 'documents' | 'views';
  /** What happened to so many of them, for a sentence: 'documents failed'. */
  readonly says: string;
  /** How many there must be of the canary before it is taken back for them. */
  readonly least: number;
  /** How much more than the baseline's share is no harm, as a share. */
  readonly harmless: number;
}

/** What takes a canary back (docs/decisions/075). */
export const signals = {
  failures: { of: 'documents', says: 'documents failed', least: 2, harmless: 0.001 },
  fallbacks: { of: 'documents', says: 'documents showed a fallback', least: 2, harmless: 0.001 },
  // A new release's first documents are slow, one in each worker.
  slow: { of: 'documents', says: 'documents took longer than 1 s', least: 10, harmless: 0.02 },
  // Anybody may report, for a document each: a few prove nothing.
  brokenViews: { of: 'views', says: 'pages were broken in browsers', least: 20, harmless: 0.01 },
} as const satisfies Partial<Record<keyof Counts, Signal>>;

/** Name of a signal, which is what counts call it. */
export type SignalName = keyof typeof signals;

export const signalNames = Object.keys(signals) as SignalName[];

/** Of honest rollouts at most this share is taken back, whatever fails; each signal may be wrong in a part of it. */
const wrongShare = 0.01;

/** What evidence reaches before a canary is taken back: 400 to 1, as a natural logarithm. */
const needed = log(signalNames.length / wrongShare);

/** Evidence with which nobody goes on before more is known. */
const suspicion = log(20);

/** Documents of both releases that a step takes at least, and pages that browsers report about. */
export const minDocuments = 60;

/** Share of the baseline's documents from which on browsers are said to report at all. */
const reportedShare = 0.01;

/** How many times the baseline's odds of a failure a bad canary may have: one test for each, and all weigh the same. */
const badOdds = Array.from({ length: 16 }, (_, nth) => 2 ** (nth + 1));

/** What all shells have counted of a rollout in one step. */
interface StepCounts {
  readonly canary: Counts;
  readonly baseline: Counts;
  /** Documents of the canary since its files could not be fetched the last time. */
  readonly sinceUnfetched: number;
}

/** What a rollout has shown so far, by the number of the step: `addSpans(noEvidence, spans)`, in their order. */
export type Evidence = Readonly<Record<number, StepCounts>>;

export const noEvidence: Evidence = {};

const noStep: StepCounts = { canary: noCounts, baseline: noCounts, sinceUnfetched: 0 };

/** How often something was counted, of how many. */
interface Tally {
  readonly counted: number;
  readonly of: number;
}

/** What a rollout has shown in one signal. */
export interface Measured {
  readonly signal: SignalName;
  readonly canary: Tally;
  readonly baseline: Tally;
  /** How many times likelier this is with a bad canary than with an honest one, as a natural logarithm. */
  readonly evidence: number;
  /** What the evidence must reach before the canary is taken for bad. */
  readonly needed: number;
}

/** What is to become of a rollout. */
export interface Verdict {
  /**
   * `pass`: the canary may get more visitors. `fail`: it is taken back. `inconclusive`: it gets no more before more is known.
   */
  readonly outcome: 'pass' | 'fail' | 'inconclusive';
  /** Why, in one sentence for an operator: '12 of 480 documents failed, against 3 of 4,320 of 1.0.3'. */
  readonly because: string;
  readonly signals: readonly Measured[];
}

/** What each outcome means for visitors. */
export const outcomeMeans: Readonly<Record<Verdict['outcome'], string>> = {
  pass: 'it may have more visitors',
  fail: 'it is taken back',
  inconclusive: 'more has to be known',
};

/** What a rollout has shown with more spans; null for one that could not be read. */
export function addSpans(evidence: Evidence, spans: readonly (Span | null)[]): Evidence {
  const steps: Record<number, StepCounts> = { ...evidence };
  for (const span of spans) {
    if (!span) continue;
    const { canary, baseline, sinceUnfetched } = steps[span.step] ?? noStep;
    steps[span.step] = {
      canary: addCounts(canary, span.canary),
      baseline: addCounts(baseline, span.baseline),
      sinceUnfetched: span.canary.unfetched > 0 ? 0 : sinceUnfetched + span.canary.documents,
    };
  }
  return steps;
}

/**
 * The verdict of a rollout so far, canary against baseline. It may be asked for at any time and any number of times: of rollouts
 * with an honest canary at most 1 in 100 ever fails.
 *
 * @param step the one that it is in
 * @param against the baseline's version, for the sentence
 */
export function verdictOf(evidence: Evidence, step: number, against: string): Verdict {
  const measured = signalNames.map((signal) => measure(signal, Object.values(evidence)));
  const harm = measured.filter(isHarm);
  const bad = harm.find((one) => one.evidence >= needed && one.canary.counted >= signals[one.signal].least);
  if (bad) return { outcome: 'fail', because: inWords(bad, against), signals: measured };
  const doubtful = harm.find((one) => one.evidence >= suspicion);
  const atStep = evidence[step] ?? noStep;
  const question =
    unfetched(atStep) ??
    tooFewDocuments(atStep, against) ??
    tooFewViews(atStep, against) ??
    (doubtful ? `${inWords(doubtful, against)}: too few to be sure` : null);
  if (question) return { outcome: 'inconclusive', because: question, signals: measured };
  return { outcome: 'pass', because: inWords(measure('failures', [atStep]), against), signals: measured };
}

/**
 * The verdict of a rollout by all that shells have counted so far.
 *
 * @param baseline version of its baseline
 */
export async function verdictSoFar(
  store: Pick<ReleaseMapStore, 'spans'>,
  { id, step }: Rollout,
  baseline: string,
): Promise<Verdict> {
  return verdictOf(addSpans(noEvidence, await store.spans(id, 0)), step, numberOf(baseline));
}

/**
 * A mixture sequential probability ratio test (mSPRT: Wald 1945, Robbins 1970; known from the A/B tests of Johari and others, 2017).
 *
 * Of all failures of a step each is one of an honest canary's with the chance that the canary's part of the documents says, however
 * many fail. With a bad canary, whose odds to fail are so many times the baseline's, it is one more often. Wald's test says how many
 * times likelier what was counted is with that one, step by step; the mean of the tests of sixteen bad canaries, from 2 to 65,536 times as
 * bad, is the evidence. An honest canary ever reaches evidence of x in at most one rollout in x (Ville's inequality), so it may be
 * looked at after each document.
 */
function measure(signal: SignalName, steps: readonly StepCounts[]): Measured {
  const tallies = steps.map(({ canary, baseline }) => ({
    canary: tally(signal, canary),
    baseline: tally(signal, baseline),
  }));
  const failed = tallies.filter(({ canary, baseline }) => canary.counted + baseline.counted > 0);
  const likelihoods = badOdds.map((odds) =>
    failed.reduce((sum, { canary, baseline }) => {
      const part = canary.of / (canary.of + baseline.of);
      const counted = canary.counted + baseline.counted;
      return sum + canary.counted * log(odds) - counted * log(1 + part * (odds - 1));
    }, 0),
  );
  const greatest = max(...likelihoods);
  const mean = likelihoods.reduce((sum, one) => sum + exp(one - greatest), 0) / likelihoods.length;
  return {
    signal,
    canary: tallies.map(({ canary }) => canary).reduce(addTallies, noTally),
    baseline: tallies.map(({ baseline }) => baseline).reduce(addTallies, noTally),
    evidence: greatest + log(mean),
    needed,
  };
}

const noTally: Tally = { counted: 0, of: 0 };

function addTallies(one: Tally, other: Tally): Tally {
  return { counted: one.counted + other.counted, of: one.of + other.of };
}

/** A failure without a document, as where its worker ended, is of a document that nobody has told of. */
function tally(signal: SignalName, counts: Counts): Tally {
  return { counted: counts[signal], of: max(counts[signals[signal].of], counts[signal]) };
}

/** Whether a canary shows so much more than its baseline that it does harm, unless it is chance. */
function isHarm({ signal, canary, baseline }: Measured): boolean {
  return shareOf(canary) - shareOf(baseline) > signals[signal].harmless;
}

function shareOf({ counted, of }: Tally): number {
  return of === 0 ? 0 : counted / of;
}

/** It is no fault of a canary's code where its files could not be fetched, and no reason to give it more visitors (docs/decisions/062). */
function unfetched({ canary: { unfetched }, sinceUnfetched }: StepCounts): string | null {
  if (unfetched === 0 || sinceUnfetched >= minDocuments) return null;
  return `fetch: its files could not be fetched for ${format(unfetched)} documents of this step, and could for ${format(sinceUnfetched)} since; it goes on after ${minDocuments}. Look at the release's asset server`;
}

function tooFewDocuments({ canary, baseline }: StepCounts, against: string): string | null {
  if (Math.min(canary.documents, baseline.documents) >= minDocuments) return null;
  return `${format(canary.documents)} documents in this step, and ${format(baseline.documents)} of ${against}: it takes ${minDocuments} of each`;
}

/** A page that never comes alive may be one that nobody reports about: half as many as of the baseline are too few. */
function tooFewViews({ canary, baseline }: StepCounts, against: string): string | null {
  const reported = baseline.views / baseline.documents;
  const least = Math.max(minDocuments, Math.ceil((canary.documents * reported) / 2));
  if (reported < reportedShare || canary.views >= least) return null;
  return `browsers reported about ${format(canary.views)} pages in this step, and about ${format(baseline.views)} of ${against}: it takes ${format(least)}`;
}

/** '12 of 480 documents failed, against 3 of 4,320 of 1.0.3'. */
function inWords({ signal, canary, baseline }: Measured, against: string): string {
  const part = ({ counted, of }: Tally) => `${format(counted)} of ${format(of)}`;
  return `${part(canary)} ${signals[signal].says}, against ${part(baseline)} of ${against}`;
}

const { format } = new Intl.NumberFormat('en');
