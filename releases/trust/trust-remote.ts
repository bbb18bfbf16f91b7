import { changeRemote, type Reason } from '../release-map/change-remote';
import type { ReleaseMap, RemoteState } from '../release-map/release-map';
import type { Trust } from '../release-map/trust';
import type { Releases } from '../stores/releases';
import { withoutTrusted, withTrusted } from './changed-trust';
import { liveSignatures } from './live-signatures';
import { newlyRefused } from './refused-releases';

/**
 * Lets releases of a remote run that these keys have signed and that are at these origins, beside those that may already: from the
 * first key on a release has to be signed, and from the first origin on it has to be at one.
 *
 * @param more in the forms that the release map has
 * @returns the release map as written
 * @throws Error in one sentence when a release with visitors may run now and could not any more, or as `changeRemote` does; nothing
 *   is changed then
 */
export async function trustRemote(
  releases: Releases,
  remote: string,
  more: Trust,
  reason?: Reason,
): Promise<ReleaseMap> {
  const resign = await liveSignatures(releases, remote);
  const change = (state: RemoteState | null) => {
    const next = resign(state, withTrusted(state ?? {}, more));
    const [refused] = newlyRefused(remote, state, next);
    if (!refused) return next;
    throw new Error(
      `${remote} ${refused.version} has visitors and ${refused.reason}: publish it again, or give them to another release, and say it again.`,
    );
  };
  return changeRemote(releases.store, remote, change, reason);
}

/**
 * Takes that back. Where a release with visitors may not run any more, each shell makes its documents without it as soon as it has
 * read the map.
 *
 * @returns the release map as written
 * @throws Error in one sentence when the map does not have one of these, or as `changeRemote` does; nothing is changed then
 */
export async function distrustRemote(
  releases: Releases,
  remote: string,
  less: Trust,
  reason?: Reason,
): Promise<ReleaseMap> {
  const resign = await liveSignatures(releases, remote);
  const change = (state: RemoteState | null) => resign(state, withoutTrusted(remote, state ?? {}, less));
  return changeRemote(releases.store, remote, change, reason);
}
