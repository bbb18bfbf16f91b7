import { changeRemote, type Reason } from '../release-map/change-remote';
import type { ReleaseMap, RemoteState } from '../release-map/release-map';
import type { Trust } from '../release-map/trust';
import { SoAlready } from '../so-already';
import type { Releases } from '../stores/releases';
import { withoutTrusted, withTrusted } from './changed-trust';
import { newlyRefused } from './refusal';
import { liveSignatures } from './signatures';

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
  return changeRemote(releases.store, remote, await trusting(releases, remote, more), reason);
}

/** What is said of a remote from then on, of what is said of it; throws likewise. */
export async function trusting(
  releases: Releases,
  remote: string,
  more: Trust,
): Promise<(state: RemoteState | null) => RemoteState> {
  const resign = await liveSignatures(releases, remote);
  return (state) => {
    const next = resign(state, withTrusted(state ?? {}, more));
    const [refused] = newlyRefused(remote, state, next);
    if (!refused) return next;
    throw new Error(
      `${remote} ${refused.version} has visitors and ${refused.reason}: publish it again, or give them to another release, and say it again.`,
    );
  };
}

/**
 * Takes that back. Where a release with visitors may not run any more, each shell makes its documents without it as soon as it has
 * read the map.
 *
 * @returns the release map as written
 * @throws SoAlready when all of these were taken before; Error in one sentence when the map does not have one of them, or as
 *   `changeRemote` does; nothing is changed then
 */
export async function distrustRemote(
  releases: Releases,
  remote: string,
  less: Trust,
  reason?: Reason,
): Promise<ReleaseMap> {
  const resign = await liveSignatures(releases, remote);
  const { changes } = await releases.store.history();
  const before = changes.filter((one) => one.remote === remote).map(({ from }) => from ?? {});
  const change = (state: RemoteState | null) => {
    if (wereTaken(state ?? {}, less, before))
      throw new SoAlready(
        `${remote} trusts ${[...(less.keys ?? []), ...(less.origins ?? [])].join(', ')} no more`,
      );
    return resign(state, withoutTrusted(remote, state ?? {}, less));
  };
  return changeRemote(releases.store, remote, change, reason);
}

/** Whether all of these were trusted once and are no more. */
function wereTaken(now: Trust, less: Trust, before: readonly Trust[]): boolean {
  return (['keys', 'origins'] as const).every((kind) =>
    (less[kind] ?? []).every(
      (one) => !now[kind]?.includes(one) && before.some((trust) => trust[kind]?.includes(one)),
    ),
  );
}
