import { addCounts, type Counts, noCounts, type SampleWindow } from './counts';

// Jest looks a global up slowly each time, and simulations ask millions of times.
const { exp, log, max, min } = Math;

type Of = 'documents' | 'views';

interface Signal {
  readonly of: Of;
  /** Predicate for a sentence: 'documents failed'. */
  readonly says: string;
  /** Share of harmless rollouts that this signal may take back, whatever fails; 1 % over all signals. */
  readonly wrong: number;
  /** Fewest canary events before it is taken back for this signal. */
  readonly least: number;
  /** Excess over the baseline's share that is harmless, as a share. */
  readonly harmless: number;
  /** Excess over the baseline's share that must be ruled out before a canary with any events gets more visitors. */
  readonly ruledOut: number;
}

/** The signals that take a canary back (docs/decisions/075). */
export const signals = {
  failures: {
    of: 'documents',
    says: 'documents failed',
    wrong: 0.005,
    least: 2,
    harmless: 0.001,
    ruledOut: 0.05,
  },
  fallbacks: {
    of: 'documents',
    says: 'documents showed a fallback',
    wrong: 0.002,
    least: 2,
    harmless: 0.001,
    ruledOut: 0.05,
  },
  // A new release's first documents are slow, one in each worker.
  slow: {
    of: 'documents',
    says: 'documents took longer than 1 s',
    wrong: 0.001,
    least: 10,
    harmless: 0.02,
    ruledOut: 0.2,
  },
  // Anybody may report, once for each document, so a few reports prove nothing.
  brokenViews: {
    of: 'views',
    says: 'pages were broken in browsers',
    wrong: 0.002,
    least: 20,
    harmless: 0.01,
    ruledOut: 0.05,
  },
} as const satisfies Partial<Record<keyof Counts, Signal>>;

/** Name of a signal: a field of `Counts`. */
export type SignalName = keyof typeof signals;

/** Names of all signals. */
export const signalNames = Object.keys(signals) as SignalName[];

/** Fewest canary and baseline documents in a block: with fewer, the canary's part of it is chance. */
const blockSize = 5;

/** Odds ratios of the bad canaries that are tested for; each has the same weight. */
const badOdds = Array.from({ length: 16 }, (_, nth) => 2 ** (nth + 1));

/** An event count and its sample size. */
export interface Tally {
  readonly counted: number;
  readonly of: number;
}

interface Block {
  readonly canary: Counts;
  readonly baseline: Counts;
}

/** All shells' counts of one step of a rollout. */
export interface StepCounts extends Block {
  /** Canary documents since its files last could not be fetched. */
  readonly sinceUnfetched: number;
  /** Blocks that are not full yet. */
  readonly open: Readonly<Record<Of, Block>>;
}

interface Compared {
  readonly canary: Tally;
  readonly baseline: Tally;
  /** Expected canary count at the baseline's rate, block by block. */
  readonly expected: number;
  /** Log likelihood ratios of each bad canary against a harmless one. */
  readonly likelihoods: readonly number[];
}

/** Evidence of a rollout so far: `addSampleWindows(noEvidence, samples)`, in their order. */
export interface Evidence {
  readonly steps: Readonly<Record<number, StepCounts>>;
  readonly compared: Readonly<Record<SignalName, Compared>>;
}

const noTally: Tally = { counted: 0, of: 0 };
const noBlock: Block = { canary: noCounts, baseline: noCounts };
const nothing: Compared = {
  canary: noTally,
  baseline: noTally,
  expected: 0,
  likelihoods: badOdds.map(() => 0),
};

/** Evidence before the first sample window. */
export const noEvidence: Evidence = {
  steps: {},
  compared: { failures: nothing, fallbacks: nothing, slow: nothing, brokenViews: nothing },
};

const noStep: StepCounts = { ...noBlock, sinceUnfetched: 0, open: { documents: noBlock, views: noBlock } };

/** Evidence of one step. */
export function atStep({ steps }: Evidence, step: number): StepCounts {
  return steps[step] ?? noStep;
}

/** Evidence of one signal. */
export interface Measured {
  readonly signal: SignalName;
  readonly canary: Tally;
  readonly baseline: Tally;
  /** Expected canary count at the baseline's rate in the same minutes. */
  readonly expected: number;
  /** Log likelihood ratio of a bad canary against a harmless one. */
  readonly evidence: number;
  /** Evidence from which the canary counts as bad. */
  readonly needed: number;
}

/** Adds sample windows; null stands for an unreadable one. */
export function addSampleWindows(evidence: Evidence, samples: readonly (SampleWindow | null)[]): Evidence {
  const steps: Record<number, StepCounts> = { ...evidence.steps };
  const compared: Record<SignalName, Compared> = { ...evidence.compared };
  const openWith = (of: Of, open: Block, sample: SampleWindow): Block => {
    const block = addBlocks(open, sample);
    if (min(block.canary[of] + block.canary.unfetched, block.baseline[of]) < blockSize) return block;
    for (const signal of signalNames)
      if (signals[signal].of === of) compared[signal] = compare(compared[signal], signal, block);
    return noBlock;
  };
  for (const sample of samples) {
    if (!sample) continue;
    const before = steps[sample.step] ?? noStep;
    steps[sample.step] = {
      ...addBlocks(before, sample),
      sinceUnfetched: sample.canary.unfetched > 0 ? 0 : before.sinceUnfetched + sample.canary.documents,
      open: {
        documents: openWith('documents', before.open.documents, sample),
        views: openWith('views', before.open.views, sample),
      },
    };
  }
  return { steps, compared };
}

/**
 * A mixture sequential probability ratio test (mSPRT: Wald 1945, Robbins 1970; known from the A/B tests of Johari and others, 2017).
 *
 * If the canary is harmless, each failure of a block is one of its own with the probability of its part of the documents, however many
 * fail. If the canary is bad, its odds to fail are a multiple of the baseline's, and so one of its own is likelier. Wald's test gives the
 * likelihood ratio of the two, block by block; the evidence is the mean over sixteen bad canaries, 2 to 65,536 times as bad. While its part
 * is constant within a block, a harmless canary ever reaches evidence x in at most one rollout in x (Ville's inequality), so it may be
 * analysed after each document, even before the last blocks are full.
 */
export function measure({ steps, compared }: Evidence, signal: SignalName): Measured {
  const { likelihoods, ...all } = Object.values(steps)
    .map(({ open }) => open[signals[signal].of])
    .reduce((before, block) => compare(before, signal, block), compared[signal]);
  const greatest = max(...likelihoods);
  const mean = likelihoods.reduce((sum, one) => sum + exp(one - greatest), 0) / likelihoods.length;
  return { signal, ...all, evidence: greatest + log(mean), needed: -log(signals[signal].wrong) };
}

/** A failure without a document, such as that of a dead worker, belongs to a document that was never reported. */
export function tally(signal: SignalName, counts: Counts): Tally {
  return { counted: counts[signal], of: max(counts[signals[signal].of], counts[signal]) };
}

/** The counted share, from 0 to 1. */
export function shareOf({ counted, of }: Tally): number {
  return of === 0 ? 0 : counted / of;
}

function compare(before: Compared, signal: SignalName, block: Block): Compared {
  const { documents, unfetched } = block.canary;
  // While its files can hardly be fetched, the canary misses whatever fails meanwhile.
  if (documents < unfetched) return before;
  const [canary, baseline] = [tally(signal, block.canary), tally(signal, block.baseline)];
  const counted = canary.counted + baseline.counted;
  // Visitors who did not get the canary for lack of its files still count as its visitors.
  const due = unfetched === 0 ? canary.of : canary.of * (1 + unfetched / documents);
  const part = due / (due + baseline.of);
  return {
    canary: addTallies(before.canary, canary),
    baseline: addTallies(before.baseline, baseline),
    expected: before.expected + canary.of * shareOf(baseline),
    likelihoods:
      counted === 0
        ? before.likelihoods
        : before.likelihoods.map((one, nth) => {
            const odds = badOdds[nth] ?? 1;
            return one + canary.counted * log(odds) - counted * log(1 + part * (odds - 1));
          }),
  };
}

function addTallies(one: Tally, other: Tally): Tally {
  return { counted: one.counted + other.counted, of: one.of + other.of };
}

function addBlocks(one: Block, other: Block): Block {
  return {
    canary: addCounts(one.canary, other.canary),
    baseline: addCounts(one.baseline, other.baseline),
  };
}
