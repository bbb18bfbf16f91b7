import type { Rollout } from 'releases/rollout/rollout';

/** A rollout in its first step, for tests: its version and percentages. */
export const rolloutTo = (version: string, ...steps: readonly number[]): Rollout => ({
  id: 'a',
  version,
  steps,
  every: 60,
  step: 0,
  paused: false,
  overruled: false,
});
