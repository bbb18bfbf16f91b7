import { changeRemote, type Reason } from '../release-map/change-remote';
import { nothingLive, type ReleaseMap, type RemoteState, stateOf } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { liveRelease } from '../traffic/live-release';
import type { Rollout } from './rollout';
import { begin } from './transitions';

type Plan = Pick<Rollout, 'steps' | 'every'>;

/**
 * Gives a release its first share of the visitors of the one that has them all; the shells give it the others, step by step, or
 * take it back (docs/decisions/055).
 *
 * @returns the release map as written
 * @throws Error in one sentence as `liveRelease` and `begin` do; nothing is changed then
 */
export async function startRollout(
  releases: Releases,
  remote: string,
  version: string,
  plan: Plan,
  reason?: Reason,
): Promise<ReleaseMap> {
  return changeRemote(releases.store, remote, await begun(releases, remote, version, plan), reason);
}

/** @throws Error as `startRollout` would now, for who has something to do before it that takes long */
export async function requireStartable(
  releases: Releases,
  remote: string,
  version: string,
  plan: Plan,
): Promise<void> {
  const { map } = await releases.store.read();
  const begin = await begun(releases, remote, version, plan);
  begin(stateOf(map ?? nothingLive, remote));
}

/** Makes of what is said of a remote what is said of it from the first step on. */
async function begun({ folder }: Releases, remote: string, version: string, plan: Plan) {
  const canary = await liveRelease(folder, remote, version, { traffic: plan.steps[0] ?? 0, default: false });
  return (state: RemoteState | null): RemoteState => begin(state, canary(state ?? {}), plan);
}
