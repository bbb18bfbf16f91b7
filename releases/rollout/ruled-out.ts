import type { Tally } from './tally';

/** How sure one is of what is ruled out. */
const confidence = 0.95;

/**
 * Whether so few were counted that their true share is below this one, by Chernoff's bound: at most one in twenty releases with
 * this share or more shows so few. Of 59 without any, 5 % are ruled out.
 *
 * @param share from 0; from 1 on nothing is ruled out
 */
export function isRuledOut({ counted, of }: Tally, share: number): boolean {
  const seen = counted / of;
  if (of === 0 || share >= 1 || seen >= share) return false;
  return of * divergence(seen, share) >= -Math.log(1 - confidence);
}

/** Kullback-Leibler divergence of two shares, in nats. */
function divergence(one: number, other: number): number {
  return term(one, other) + term(1 - one, 1 - other);
}

function term(one: number, other: number): number {
  return one === 0 ? 0 : one * Math.log(one / other);
}
