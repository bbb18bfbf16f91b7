import type { SimulatedRollout } from 'releases/testing/simulate-rollouts';
import { quantile } from '../statistics';
import { runs } from './rollout-plans';

/** What became of simulated rollouts, a row for each kind of them; the first column says which. */
export interface RolloutTable {
  readonly heading: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Headings of what `delays` gives. */
export const delayColumns = [
  'taken back',
  'documents: half, 95 %',
  'minutes: half, 95 %',
  'within 100 documents',
  'within a minute',
];

/** Of those that are taken back, how soon; shares are of all. */
export function delays(all: readonly SimulatedRollout[]): string[] {
  const back = takenBack(all);
  return [
    share(back),
    halfAndMost(
      back.map(({ documents }) => documents),
      0,
    ),
    halfAndMost(
      back.map(({ minutes }) => minutes),
      1,
    ),
    share(back.filter(({ documents }) => documents <= 100)),
    share(back.filter(({ minutes }) => minutes <= 1)),
  ];
}

export function takenBack(all: readonly SimulatedRollout[]): SimulatedRollout[] {
  return all.filter(({ isTakenBack }) => isTakenBack);
}

/** Their share of all rollouts of a kind. */
export function share(some: readonly SimulatedRollout[]): string {
  return percent(some.length / runs);
}

export function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))} %`;
}

/** What half of the figures and 95 of 100 do not exceed. */
export function halfAndMost(figures: readonly number[], digits: number): string {
  if (figures.length === 0) return '-';
  return [0.5, 0.95].map((share) => quantile(figures, share).toFixed(digits)).join(', ');
}
