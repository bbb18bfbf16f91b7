import { addTallies, noTally, shareOf, type Tally } from './tally';

/** What was counted of a canary, and of its baseline in the same minutes. */
interface Block {
  readonly canary: Tally;
  readonly baseline: Tally;
}

/** What the blocks of a comparison say in one signal. */
interface Compared extends Block {
  /** How often it would have been counted of the canary, had it happened as often as of the baseline in each block. */
  readonly expected: number;
  /** Natural logarithm of each alternative's likelihood, divided by that of a canary at the margin. */
  readonly ratios: readonly number[];
  /**
   * How many times likelier what was counted is with a bad canary than with one at the margin, as a natural logarithm: an
   * e-process, which reaches the logarithm of 1/x in at most the share x of all rollouts with a canary within the margin.
   */
  readonly evidence: number;
}

/** A canary held against its baseline in one signal, block by block (docs/decisions/051). */
export interface Comparison {
  readonly compared: Compared;
  /** The block that is not full, and not compared yet. */
  readonly open: Block;
}

/** What a block has at least of the canary, and of the baseline: with fewer the canary's part of it is left to chance. */
const blockSize = 5;

/** How many times the margin's odds a bad canary may have, and the stake on each; the stakes add up to 1. */
const alternatives = [
  { times: 1.5, stake: 0.1 },
  { times: 3, stake: 0.1 },
  { times: 10, stake: 0.1 },
  { times: 50, stake: 0.2 },
  { times: 1_000, stake: 0.5 },
];

const noBlock: Block = { canary: noTally, baseline: noTally };

export const noComparison: Comparison = {
  compared: {
    canary: noTally,
    baseline: noTally,
    expected: 0,
    ratios: alternatives.map(() => 0),
    evidence: 0,
  },
  open: noBlock,
};

/** Leaves out the block that is not full, for a block is of one step. */
export function withoutOpenBlock({ compared }: Comparison): Comparison {
  return { compared, open: noBlock };
}

/**
 * Goes on with what was counted next.
 *
 * @param margin how many times the baseline's odds are no harm
 */
export function compare({ compared, open }: Comparison, margin: number, next: Block): Comparison {
  const block = {
    canary: addTallies(open.canary, next.canary),
    baseline: addTallies(open.baseline, next.baseline),
  };
  if (block.canary.of < blockSize || block.baseline.of < blockSize) return { compared, open: block };
  return { compared: compareBlock(compared, margin, block), open: noBlock };
}

function compareBlock(before: Compared, margin: number, { canary, baseline }: Block): Compared {
  const ratios = ratiosAfter(before.ratios, margin, canary, baseline);
  return {
    canary: addTallies(before.canary, canary),
    baseline: addTallies(before.baseline, baseline),
    expected: before.expected + canary.of * shareOf(baseline),
    ratios,
    evidence: ratios === before.ratios ? before.evidence : meanOf(ratios),
  };
}

/**
 * Of what was counted in a block each is one of the canary's by the canary's part of the block and its odds, however often such
 * things happened to both in these minutes.
 */
function ratiosAfter(ratios: readonly number[], margin: number, canary: Tally, baseline: Tally) {
  const counted = canary.counted + baseline.counted;
  if (counted === 0) return ratios;
  const atMargin = margin * canary.of + baseline.of;
  return alternatives.map(
    ({ times }, nth) =>
      (ratios[nth] ?? 0) +
      canary.counted * Math.log(times) -
      counted * Math.log((times * margin * canary.of + baseline.of) / atMargin),
  );
}

/** Natural logarithm of the ratios' mean, weighed by their stakes. */
function meanOf(ratios: readonly number[]): number {
  const greatest = Math.max(...ratios);
  const mean = alternatives.reduce(
    (sum, { stake }, nth) => sum + stake * Math.exp((ratios[nth] ?? 0) - greatest),
    0,
  );
  return greatest + Math.log(mean);
}
