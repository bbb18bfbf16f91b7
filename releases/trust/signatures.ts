import { join } from 'node:path';
import { publishedSignatures } from '@storefront/shared/release/published-signatures';
import { isSignedWith } from '@storefront/shared/release/release-signature';
import { type LiveRelease, nothingLive, type RemoteState, stateOf } from '../release-map/release-map';
import type { Trust } from '../release-map/trust';
import type { Releases } from '../stores/releases';
import { refusal } from './refusal';

/** Gives releases the signatures by which they may run, as `Sign` does. */
export type SignAll = (releases: readonly LiveRelease[], trust: Trust) => LiveRelease[];

/** Reads the signatures of releases, whatever their traffic. */
export async function allSignatures(
  folder: string,
  remote: string,
  releases: readonly LiveRelease[],
): Promise<SignAll> {
  const found = releases.map(
    async ({ metadata: { version } }) => [version, await readSignatures(folder, remote, version)] as const,
  );
  const signs = new Map(await Promise.all(found));
  return (those, trust) => those.map((one) => signs.get(one.metadata.version)?.(one, trust) ?? one);
}

/** The state of a remote with other keys and origins, and the signatures by which its live releases may run then. */
export type Resign = (state: RemoteState | null, trust: Trust) => RemoteState;

/** Reads the signatures of what is live of a remote. */
export async function liveSignatures({ folder, store }: Releases, remote: string): Promise<Resign> {
  const { map } = await store.read();
  const live = stateOf(map ?? nothingLive, remote)?.releases ?? [];
  const sign = await allSignatures(folder, remote, live);
  return (state, trust) => ({
    ...state,
    ...trust,
    ...(state?.releases && { releases: sign(state.releases, trust) }),
  });
}

/** Gives a release the signature by which it may run; any that holds where there is none such. */
export type Sign = (release: LiveRelease, trust: Trust) => LiveRelease;

/**
 * Reads the signatures of a release.
 *
 * @param folder releases folder; of what is not published there nothing is known but what the release says
 */
export async function readSignatures(folder: string, remote: string, version: string): Promise<Sign> {
  const published = await publishedSignatures(join(folder, remote, version));
  return (release, trust) => {
    const signed = published
      .filter(({ key, signature }) => isSignedWith(key, signature, { remote, ...release.metadata }))
      .map(({ signature }) => ({ ...release, extras: { ...release.extras, signature } }));
    // What it says stays as long as it will do, so that nothing is changed in vain.
    const choice = release.extras?.signature === undefined ? signed : [release, ...signed];
    return choice.find((one) => refusal(remote, one, trust) === null) ?? choice[0] ?? release;
  };
}
