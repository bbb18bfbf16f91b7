import { changeRemote, type Reason } from '../release-map/change-remote';
import type { ReleaseMap, RemoteState } from '../release-map/release-map';
import type { ReleaseMapStore } from '../stores/release-map-store';

/**
 * Takes a remote out of the release map, with its traffic and its paths; what it published stays.
 *
 * @returns the release map as written
 * @throws Error in one sentence when the map does not have the remote; nothing is changed then
 */
export async function removeRemote(
  store: ReleaseMapStore,
  remote: string,
  reason?: Reason,
): Promise<ReleaseMap> {
  const taken = (state: RemoteState | null) => {
    if (!state) throw new Error(`${remote} is not in the release map.`);
    return null;
  };
  return changeRemote(store, remote, taken, reason);
}
