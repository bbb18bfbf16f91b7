import type { Rollout } from 'releases/rollout/rollout';

/** A rollout for a test: of this version, by these percentages, in its first step. */
export const rolloutTo = (version: string, ...steps: readonly number[]): Rollout => ({
  id: 'a',
  version,
  steps,
  every: 60,
  step: 0,
  paused: false,
  overruled: false,
});
