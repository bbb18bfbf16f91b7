import { changeRemote, type Reason } from '../release-map/change-remote';
import type { ReleaseMap, RemoteState } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { liveRelease } from '../traffic/live-release';
import type { Rollout } from './rollout';
import { begin } from './transitions';

/**
 * Gives a release its first share of the visitors of the one that has them all; the shells give it the others, step by step, or
 * take it back (docs/decisions/055).
 *
 * @returns the release map as written
 * @throws Error in one sentence as `liveRelease` and `begin` do; nothing is changed then
 */
export async function startRollout(
  { folder, store }: Releases,
  remote: string,
  version: string,
  plan: Pick<Rollout, 'steps' | 'every'>,
  reason?: Reason,
): Promise<ReleaseMap> {
  const canary = await liveRelease(folder, remote, version, { traffic: plan.steps[0] ?? 0, default: false });
  const begun = (state: RemoteState | null) => begin(state, canary(state ?? {}), plan);
  return changeRemote(store, remote, begun, reason);
}
