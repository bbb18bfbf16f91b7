import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

// Jest looks a global up slowly each time.
const { exp, floor, log } = Math;

/** How many of so many happen, each with this chance: from one that does to the next. */
export function binomial(of: number, chance: number, random: RandomGenerator): number {
  if (of === 0 || chance === 0) return 0;
  if (chance > 0.5) return of - binomial(of, 1 - chance, random);
  const step = log(1 - chance);
  const next = () => 1 + floor(log(1 - uniformFloat64(random)) / step);
  let happened = 0;
  for (let nth = next(); nth <= of; nth += next()) happened += 1;
  return happened;
}

/** How many happen in a span in which so many are to be expected, at most some hundreds. */
export function poisson(expected: number, random: RandomGenerator): number {
  const end = exp(-expected);
  let happened = 0;
  for (let left = uniformFloat64(random); left > end; left *= uniformFloat64(random)) happened += 1;
  return happened;
}
