import { changeRemote, type Reason } from '../release-map/change-remote';
import type { ReleaseMap, RemoteState } from '../release-map/release-map';
import type { ReleaseMapStore } from '../stores/release-map-store';
import { isShellPattern } from './shell-paths';

/**
 * Says which paths a remote owns from now on, in place of those it had, by changing the release map alone.
 *
 * @param paths React Router path patterns; none takes all away
 * @returns the release map as written
 * @throws Error in one sentence when one is no path pattern, the shell's own or another remote's; nothing is changed then
 */
export async function assignPaths(
  store: ReleaseMapStore,
  remote: string,
  paths: readonly string[],
  reason?: Reason,
): Promise<ReleaseMap> {
  return changeRemote(store, remote, assigning(remote, paths), reason);
}

/** What is said of a remote from then on, of what is said of it; throws likewise. */
export function assigning(
  remote: string,
  paths: readonly string[],
): (state: RemoteState | null) => RemoteState {
  const shells = paths.find(isShellPattern);
  if (shells !== undefined)
    throw new Error(`${shells} cannot be assigned to ${remote}: it is the shell's own.`);
  return (state) => ({ ...state, paths });
}
