import { harmfulBadge } from './harmful-badge';

const kept: number[][] = [];

/** Keeps two megabytes of every document. */
export const Widget = harmfulBadge(() => {
  kept.push(new Array(262_144).fill(kept.length + 0.5));
});
