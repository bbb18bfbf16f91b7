import { type LiveRelease, nothingLive, type RemoteState, stateOf } from '../release-map/release-map';
import type { Trust } from '../release-map/trust';
import type { Releases } from '../stores/releases';
import { readSignatures } from './read-signatures';

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
