import { join } from 'node:path';
import { publishedSignatures } from '@storefront/shared/release/published-signatures';
import { isSignedWith, type SignedRelease } from '@storefront/shared/release/release-signature';
import { isQuarantinedIn } from '../quarantine/quarantine';
import { nothingLive, stateOf, type Trust } from '../release-map/release-map';
import type { Rollout } from '../rollout/rollout';
import type { Releases } from '../stores/releases';
import { knownArtefactOrigin } from '../traffic/artefact-origin';
import { type ReleaseContents, releaseContents } from './release-contents';

/** All that is known of a published release. */
export interface ReleaseFacts extends ReleaseContents {
  /** Where it is served; null where nobody has said so. */
  readonly origin: string | null;
  /** Percent of the visitors; null where the release map does not have it. */
  readonly traffic: number | null;
  readonly isDefault: boolean;
  readonly isQuarantined: boolean;
  /** The one that it is on its way in. */
  readonly rollout: Rollout | null;
  readonly signers: readonly Signer[];
}

/**
 * What a published release is, and what becomes of it.
 *
 * @throws Error in one sentence when it is not published or not what its version says, or the release map cannot be read
 */
export async function releaseFacts(
  { folder, store }: Releases,
  remote: string,
  version: string,
): Promise<ReleaseFacts> {
  const contents = await releaseContents(folder, remote, version);
  const map = (await store.read()).map ?? nothingLive;
  const { releases = [], rollout, ...trust } = stateOf(map, remote) ?? {};
  const live = releases.find(({ metadata }) => metadata.version === version);
  return {
    ...contents,
    origin: live ? new URL(live.url).origin : knownArtefactOrigin(remote),
    traffic: live?.deployment.traffic ?? null,
    isDefault: live?.deployment.default === true,
    isQuarantined: isQuarantinedIn(map, remote, version),
    rollout: rollout?.version === version ? rollout : null,
    signers: await signersOf(folder, contents, trust),
  };
}

/** Who has signed a release. */
export interface Signer {
  /** Their public key. */
  readonly key: string;
  /** Whether the release map has it among the keys of the remote. */
  readonly isTrusted: boolean;
}

/** Those whose signatures lie beside a published release and are of it. */
async function signersOf(folder: string, release: SignedRelease, { keys = [] }: Trust): Promise<Signer[]> {
  const signatures = await publishedSignatures(join(folder, release.remote, release.version));
  const valid = signatures.filter(({ key, signature }) => isSignedWith(key, signature, release));
  return [...new Set(valid.map(({ key }) => key))].map((key) => ({ key, isTrusted: keys.includes(key) }));
}
