import { signingKey } from '@storefront/build/publishing/signing-key';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { AlreadyDone } from '../command-errors';
import { changeRemote, type Reason } from '../release-map/change-remote';
import type { ReleaseMap, RemoteState, Trust } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { assetOrigin } from '../traffic/asset-origin';
import { newlyRefused } from './refusal';
import { signaturesOf } from './signatures';

const kinds = ['keys', 'origins'] as const;

/**
 * Trusts further keys and origins for a remote. Once it has a key, releases must be signed; once it has an origin, they must be served from
 * one.
 *
 * @param more in the forms of the release map
 * @throws Error in one sentence when a release with visitors may run now and could not any more, or as `changeRemote` does; nothing is
 *   changed then
 */
export async function trustRemote(
  releases: Releases,
  remote: string,
  more: Trust,
  reason?: Reason,
): Promise<ReleaseMap> {
  return changeRemote(releases.store, remote, await trustChange(releases, remote, more), reason);
}

/** The change of `trustRemote`, for `changeRemote`. */
export async function trustChange(
  releases: Releases,
  remote: string,
  more: Trust,
): Promise<(state: RemoteState | null) => RemoteState> {
  const resign = await resigning(releases, remote);
  return (state) => {
    const next = resign(state, withTrusted(state ?? {}, more));
    const [refused] = newlyRefused(remote, state, next);
    if (!refused) return next;
    throw new Error(
      `${remote} ${refused.version} has visitors and ${refused.reason}: publish it again or give its visitors to another release, then try again.`,
    );
  };
}

/**
 * Ends the trust in keys and origins. Each shell excludes releases that may not run any more as soon as it has read the map.
 *
 * @throws AlreadyDone when all of these were taken before; Error in one sentence when the map does not have one of them, or as `changeRemote`
 *   does; nothing is changed then
 */
export async function distrustRemote(
  releases: Releases,
  remote: string,
  less: Trust,
  reason?: Reason,
): Promise<ReleaseMap> {
  const resign = await resigning(releases, remote);
  const { changes } = await releases.store.history();
  const before = changes.filter((one) => one.remote === remote).map(({ from }) => from ?? {});
  const change = (state: RemoteState | null) => {
    if (wereRemoved(state ?? {}, less, before))
      throw new AlreadyDone(
        `${remote} no longer trusts ${[...(less.keys ?? []), ...(less.origins ?? [])].join(', ')}`,
      );
    return resign(state, withoutTrusted(remote, state ?? {}, less));
  };
  return changeRemote(releases.store, remote, change, reason);
}

function wereRemoved(now: Trust, less: Trust, before: readonly Trust[]): boolean {
  return kinds.every((kind) =>
    (less[kind] ?? []).every(
      (one) => !now[kind]?.includes(one) && before.some((trust) => trust[kind]?.includes(one)),
    ),
  );
}

/**
 * Trusts this workspace's key and asset server. Changes nothing where an operator trusts others instead, or visitors would lose an unsigned
 * release.
 *
 * @throws Error in one sentence when there is no key, no origin, or as `changeRemote` does
 */
export async function trustOwn(releases: Releases, remote: string, reason?: Reason): Promise<void> {
  const key = publicKeyOf(await signingKey(remote));
  const own = { keys: [key], origins: [assetOrigin(remote)] };
  const resign = await resigning(releases, remote);
  const change = (state: RemoteState | null) => {
    if (state?.keys && !state.keys.includes(key)) return state;
    const next = resign(state, withTrusted(state ?? {}, own));
    return newlyRefused(remote, state, next).length > 0 ? state : next;
  };
  await changeRemote(releases.store, remote, change, reason);
}

/** Gives live releases the signatures by which they may run under the new trust. */
async function resigning(releases: Releases, remote: string) {
  const live = (await releases.store.read()).map?.microFrontends[remote] ?? [];
  const versions = live.map(({ metadata }) => metadata.version);
  const sign = await signaturesOf(releases, remote, versions);
  return (state: RemoteState | null, trust: Trust): RemoteState => ({
    ...state,
    ...trust,
    ...(state?.releases && { releases: state.releases.map((release) => sign(release, trust)) }),
  });
}

/** Keys or origins that were unrestricted stay so where none is added. */
function withTrusted(trust: Trust, more: Trust): Trust {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const all = new Set([...(trust[kind] ?? []), ...(more[kind] ?? [])]);
      return trust[kind] || all.size > 0 ? [[kind, [...all]]] : [];
    }),
  );
}

/** Removing the last one leaves an empty list, which allows none. @throws Error in one sentence when one of these is not among them */
function withoutTrusted(remote: string, trust: Trust, less: Trust): Trust {
  return Object.fromEntries(
    kinds.flatMap((kind) => {
      const [all, gone] = [trust[kind] ?? [], less[kind] ?? []];
      const unknown = gone.find((one) => !all.includes(one));
      if (unknown !== undefined) throw new Error(`${remote} has no ${unknown} among its ${kind}.`);
      return trust[kind] ? [[kind, all.filter((one) => !gone.includes(one))]] : [];
    }),
  );
}
