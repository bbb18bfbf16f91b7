import { changeRemote, type Reason } from '../release-map/change-remote';
import type { ReleaseMap, RemoteState } from '../release-map/release-map';
import { SoAlready } from '../so-already';
import type { ReleaseMapStore } from '../stores/release-map-store';

/**
 * Takes a remote out of the release map, with its traffic and its paths; what it published stays.
 *
 * @returns the release map as written
 * @throws SoAlready when it was taken out before; Error in one sentence when the map never had it
 */
export async function removeRemote(
  store: ReleaseMapStore,
  remote: string,
  reason?: Reason,
): Promise<ReleaseMap> {
  const { changes } = await store.history();
  const wasThere = changes.some((change) => change.remote === remote && change.from !== null);
  const taken = (state: RemoteState | null) => {
    if (!state && wasThere) throw new SoAlready(`${remote} is not in the release map any more`);
    if (!state) throw new Error(`${remote} is not in the release map.`);
    return null;
  };
  return changeRemote(store, remote, taken, reason);
}
