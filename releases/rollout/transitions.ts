import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { AlreadyDone } from '../command-errors';
import { type LiveRelease, type RemoteState, withVisitors } from '../release-map/release-map';
import type { Rollout, RolloutPlan } from './rollout';

/** The baseline: the live release of visitors who do not get the canary; undefined where there is none. */
export function baselineOf(live: readonly LiveRelease[], { version }: Rollout): LiveRelease | undefined {
  return live.find(({ metadata }) => metadata.version !== version);
}

const underWayAgain = { paused: false, overruled: false };

/**
 * Begins a rollout, whatever the canary's traffic was.
 *
 * @throws AlreadyDone when the canary has all visitors, or is on its way by the same plan
 * @throws Error in one sentence when no other release has all visitors, or the remote is frozen
 */
export function begin(
  state: RemoteState | null,
  canary: LiveRelease,
  { steps, stepDuration }: RolloutPlan,
): RemoteState {
  requireUnfrozen(state);
  const { version } = canary.metadata;
  const plan = { version, steps, every: stepDuration };
  const live = withVisitors(state?.releases);
  const [baseline, ...others] = live;
  if (state?.rollout && isDeepStrictEqual({ ...state.rollout, ...plan }, state.rollout))
    throw new AlreadyDone(`The rollout of ${version} is under way already`);
  if (state?.rollout) throw new Error(`A rollout is under way already: ${state.rollout.version}.`);
  if (live.length === 0 && state?.releases?.length)
    throw new Error('The remote is switched off: pnpm releases on brings it back.');
  if (!baseline || others.length > 0)
    throw new Error('A rollout needs a release that has all visitors: give them to one first.');
  if (baseline.metadata.version === version) throw new AlreadyDone(`${version} has all visitors already`);
  return withShares({ ...state, rollout: { id: randomUUID(), ...plan, step: 0, ...underWayAgain } }, [
    baseline,
    canary,
  ]);
}

/** Takes the next step, or ends with all visitors. @throws Error in one sentence where no rollout is under way, or the remote is frozen */
export function advance(state: RemoteState | null): RemoteState {
  requireUnfrozen(state);
  const { rollout, baseline, canary, rest } = underWay(state);
  const step = rollout.step + 1;
  if (step < rollout.steps.length && rollout.steps[step] !== 100)
    return withShares({ ...rest, rollout: { ...rollout, step, ...underWayAgain } }, [baseline, canary]);
  return { ...rest, releases: [withAll(canary)] };
}

/** Gives all visitors back to the baseline. @throws Error in one sentence where no rollout is under way */
export function takeBack(state: RemoteState | null): RemoteState {
  const { baseline, rest } = underWay(state);
  return { ...rest, releases: [withAll(baseline)] };
}

/** Holds the step until an operator resumes it. @throws AlreadyDone when it is paused; Error in one sentence where no rollout is under way */
export function pause(state: RemoteState | null): RemoteState {
  const { rollout } = underWay(state);
  if (rollout.paused) throw new AlreadyDone(`The rollout of ${rollout.version} is paused already`);
  return { ...state, rollout: { ...rollout, paused: true } };
}

/** Ends a pause. @throws AlreadyDone when it is not paused; Error in one sentence where no rollout is under way, or the remote is frozen */
export function resume(state: RemoteState | null): RemoteState {
  requireUnfrozen(state);
  const { rollout } = underWay(state);
  if (!rollout.paused) throw new AlreadyDone(`The rollout of ${rollout.version} is not paused`);
  return { ...state, rollout: { ...rollout, paused: false, overruled: true } };
}

function underWay(state: RemoteState | null) {
  const { rollout, releases = [], ...rest } = state ?? {};
  const canary = releases.find(({ metadata }) => metadata.version === rollout?.version);
  const baseline = rollout && baselineOf(releases, rollout);
  if (!rollout || !canary || !baseline) throw new Error('No rollout is under way.');
  return { rollout, canary, baseline, rest };
}

/** The newest release comes last, because buckets are salted with it (releases/traffic/pick.ts). */
function withShares(
  state: RemoteState & { readonly rollout: Rollout },
  [baseline, canary]: readonly [LiveRelease, LiveRelease],
): RemoteState {
  const share = state.rollout.steps[state.rollout.step] ?? 100;
  return {
    ...state,
    releases: [
      { ...baseline, deployment: { traffic: Math.round((100 - share) * 100) / 100, default: true } },
      { ...canary, deployment: { traffic: share, default: false } },
    ],
  };
}

function withAll(release: LiveRelease): LiveRelease {
  return { ...release, deployment: { traffic: 100, default: true } };
}

/**
 * Freezes a remote's traffic, except for `off`, `rollback` and taking back a harmful rollout.
 *
 * @throws AlreadyDone when it is frozen; Error in one sentence when it is not in the map
 */
export function freeze(state: RemoteState | null, remote: string): RemoteState {
  if (!state) throw new Error(`${remote} is not in the release map.`);
  if (state.frozen) throw new AlreadyDone(`${remote} is frozen already`);
  return { ...state, frozen: true };
}

/** @throws AlreadyDone when it is not frozen */
export function unfreeze(state: RemoteState | null, remote: string): RemoteState {
  if (!state?.frozen) throw new AlreadyDone(`${remote} is not frozen`);
  const { frozen: _, ...rest } = state;
  return rest;
}

/** @throws Error in one sentence when a remote is frozen */
export function requireUnfrozen(state: RemoteState | null): void {
  if (state?.frozen)
    throw new Error(
      'Changes of its traffic are frozen: pnpm releases history says why, pnpm releases freeze --off ends that.',
    );
}
