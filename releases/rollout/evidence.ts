import { addCounts, type Counts, noCounts, type Span } from './counts';

// Jest looks a global up slowly each time, and simulations ask millions of times.
const { exp, log, max, min } = Math;

type Of = 'documents' | 'views';

interface Signal {
  readonly of: Of;
  /** For a sentence: 'documents failed'. */
  readonly says: string;
  /** Of honest rollouts at most this share is taken back for it, whatever fails: of all signals 1 %. */
  readonly wrong: number;
  /** How many there must be of the canary before it is taken back for them. */
  readonly least: number;
  /** How much more than the baseline's share is no harm, as a share. */
  readonly harmless: number;
  /** A canary that has any gets more visitors once so much more than the baseline's share is ruled out. */
  readonly ruledOut: number;
}

/** What takes a canary back (docs/decisions/075). */
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
  // Anybody may report, for a document each: a few prove nothing.
  brokenViews: {
    of: 'views',
    says: 'pages were broken in browsers',
    wrong: 0.002,
    least: 20,
    harmless: 0.01,
    ruledOut: 0.05,
  },
} as const satisfies Partial<Record<keyof Counts, Signal>>;

/** Name of a signal, which is what counts call it. */
export type SignalName = keyof typeof signals;

export const signalNames = Object.keys(signals) as SignalName[];

/** What a block has at least of the canary, and of the baseline: with fewer the canary's part of it is left to chance. */
const blockSize = 5;

/** How many times the baseline's odds of a failure a bad canary may have: one test for each, and all weigh the same. */
const badOdds = Array.from({ length: 16 }, (_, nth) => 2 ** (nth + 1));

/** How often something was counted, of how many. */
export interface Tally {
  readonly counted: number;
  readonly of: number;
}

interface Block {
  readonly canary: Counts;
  readonly baseline: Counts;
}

/** What all shells have counted of a rollout in one step. */
export interface StepCounts extends Block {
  /** Documents of the canary since its files could not be fetched the last time. */
  readonly sinceUnfetched: number;
  /** The blocks that are not full. */
  readonly open: Readonly<Record<Of, Block>>;
}

interface Compared {
  readonly canary: Tally;
  readonly baseline: Tally;
  /** How often it would have been counted of the canary at the baseline's rate, block by block. */
  readonly expected: number;
  /** Natural logarithms of the likelihood ratios of each bad canary against an honest one. */
  readonly likelihoods: readonly number[];
}

/** What a rollout has shown so far: `addSpans(noEvidence, spans)`, in their order. */
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

export const noEvidence: Evidence = {
  steps: {},
  compared: { failures: nothing, fallbacks: nothing, slow: nothing, brokenViews: nothing },
};

const noStep: StepCounts = { ...noBlock, sinceUnfetched: 0, open: { documents: noBlock, views: noBlock } };

/** What a rollout has shown in one of its steps. */
export function atStep({ steps }: Evidence, step: number): StepCounts {
  return steps[step] ?? noStep;
}

/** What a rollout has shown in one signal. */
export interface Measured {
  readonly signal: SignalName;
  readonly canary: Tally;
  readonly baseline: Tally;
  /** How often it would have been counted of the canary at the baseline's rate in the same minutes. */
  readonly expected: number;
  /** Natural logarithm of the likelihood ratio of a bad canary against an honest one. */
  readonly evidence: number;
  /** The evidence at which the canary is taken for bad. */
  readonly needed: number;
}

/** Adds spans; null for one that could not be read. */
export function addSpans(evidence: Evidence, spans: readonly (Span | null)[]): Evidence {
  const steps: Record<number, StepCounts> = { ...evidence.steps };
  const compared: Record<SignalName, Compared> = { ...evidence.compared };
  const openWith = (of: Of, open: Block, span: Span): Block => {
    const block = addBlocks(open, span);
    if (min(block.canary[of] + block.canary.unfetched, block.baseline[of]) < blockSize) return block;
    for (const signal of signalNames)
      if (signals[signal].of === of) compared[signal] = compare(compared[signal], signal, block);
    return noBlock;
  };
  for (const span of spans) {
    if (!span) continue;
    const before = steps[span.step] ?? noStep;
    steps[span.step] = {
      ...addBlocks(before, span),
      sinceUnfetched: span.canary.unfetched > 0 ? 0 : before.sinceUnfetched + span.canary.documents,
      open: {
        documents: openWith('documents', before.open.documents, span),
        views: openWith('views', before.open.views, span),
      },
    };
  }
  return { steps, compared };
}

/**
 * A mixture sequential probability ratio test (mSPRT: Wald 1945, Robbins 1970; known from the A/B tests of Johari and others, 2017).
 *
 * Of all failures of a block each is one of an honest canary's with the chance that the canary's part of the documents says, however
 * many fail. With a bad canary, whose odds to fail are so many times the baseline's, it is one more often. Wald's test says how many
 * times likelier what was counted is with that one, block by block; the mean of the tests of sixteen bad canaries, from 2 to 65,536
 * times as bad, is the evidence. While the canary's part is the same within a block, an honest canary ever reaches evidence of x in at
 * most one rollout in x (Ville's inequality), so it may be looked at after each document; also before the last blocks are full.
 */
export function measure({ steps, compared }: Evidence, signal: SignalName): Measured {
  const { likelihoods, ...all } = Object.values(steps)
    .map(({ open }) => open[signals[signal].of])
    .reduce((before, block) => compare(before, signal, block), compared[signal]);
  const greatest = max(...likelihoods);
  const mean = likelihoods.reduce((sum, one) => sum + exp(one - greatest), 0) / likelihoods.length;
  return { signal, ...all, evidence: greatest + log(mean), needed: -log(signals[signal].wrong) };
}

/** A failure without a document, as where its worker ended, is of a document that nobody has told of. */
export function tally(signal: SignalName, counts: Counts): Tally {
  return { counted: counts[signal], of: max(counts[signals[signal].of], counts[signal]) };
}

export function shareOf({ counted, of }: Tally): number {
  return of === 0 ? 0 : counted / of;
}

function compare(before: Compared, signal: SignalName, block: Block): Compared {
  const { documents, unfetched } = block.canary;
  // Where its files can hardly be fetched the canary meets none of what fails meanwhile.
  if (documents < unfetched) return before;
  const [canary, baseline] = [tally(signal, block.canary), tally(signal, block.baseline)];
  const counted = canary.counted + baseline.counted;
  // Visitors who did not get it for want of its files are still its part of the visitors.
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
