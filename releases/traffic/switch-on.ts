import { changeRemote, type Reason } from '../release-map/change-remote';
import type { LiveRelease, ReleaseMap, RemoteState } from '../release-map/release-map';
import type { ReleaseMapStore } from '../stores/release-map-store';

/**
 * Gives a remote that is switched off the traffic that it had before.
 *
 * @returns the release map as written
 * @throws Error in one sentence when it is not switched off, never had visitors, or as `changeRemote` does
 */
export async function switchOn(store: ReleaseMapStore, remote: string, reason?: Reason): Promise<ReleaseMap> {
  const { changes } = await store.history();
  const before = changes.findLast((change) => change.remote === remote && hasVisitors(change.from?.releases));
  const { releases } = before?.from ?? {};
  if (!releases) throw new Error(`${remote} never had visitors: give it some with releases traffic.`);
  const on = (state: RemoteState | null) => {
    if (hasVisitors(state?.releases)) throw new Error(`${remote} is not switched off.`);
    return { ...state, releases };
  };
  return changeRemote(store, remote, on, reason);
}

function hasVisitors(releases: readonly LiveRelease[] = []): boolean {
  return releases.some(({ deployment }) => deployment.traffic > 0);
}
