import { changeRemote, type Reason } from '../release-map/change-remote';
import type { ReleaseMap, RemoteState } from '../release-map/release-map';
import type { ReleaseMapStore } from '../stores/release-map-store';

/**
 * Takes all visitors from a remote; its releases and paths stay in the map.
 *
 * @returns the release map as written
 * @throws Error in one sentence when no release of it is in the map, or as `changeRemote` does
 */
export async function switchOff(
  store: ReleaseMapStore,
  remote: string,
  reason?: Reason,
): Promise<ReleaseMap> {
  const off = (state: RemoteState | null) => {
    if (!state?.releases) throw new Error(`No release of ${remote} is in the release map.`);
    const { rollout: _, ...rest } = state;
    const releases = state.releases.map((release) => ({
      ...release,
      deployment: { ...release.deployment, traffic: 0 },
    }));
    return { ...rest, releases };
  };
  return changeRemote(store, remote, off, reason);
}
