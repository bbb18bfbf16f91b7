import type { RemoteState } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { liveRelease } from '../traffic/live-release';
import type { RolloutPlan } from './rollout';
import { begin } from './transitions';

/**
 * Gives a release its first share of the visitors; the shells take the further steps, or take it back (docs/decisions/055).
 *
 * @returns the change for `changeRemote`; it throws as `begin` does
 * @throws Error in one sentence as `liveRelease` does
 */
export async function startRollout(
  releases: Releases,
  remote: string,
  version: string,
  plan: RolloutPlan,
): Promise<(state: RemoteState | null) => RemoteState> {
  const canary = await liveRelease(releases, remote, version, {
    traffic: plan.steps[0] ?? 0,
    default: false,
  });
  return (state) => begin(state, canary(state ?? {}), plan);
}
