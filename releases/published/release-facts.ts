import { isSignedWith, type SignedRelease } from '@storefront/shared/release/release-signature';
import { isQuarantinedIn } from '../quarantine/quarantine';
import { nothingLive, stateOf, type Trust } from '../release-map/release-map';
import type { Rollout } from '../rollout/rollout';
import type { Releases } from '../stores/releases';
import { knownAssetOrigin } from '../traffic/asset-origin';
import { signaturesPublished } from './published-anywhere';
import { type ReleaseContents, releaseContents } from './release-contents';

/** Contents and state of a published release. */
export interface ReleaseFacts extends ReleaseContents {
  /** Null where it is unknown. */
  readonly origin: string | null;
  /** Percent of the visitors; null where it is not in the release map. */
  readonly traffic: number | null;
  readonly isDefault: boolean;
  readonly isQuarantined: boolean;
  /** Null where no rollout is under way. */
  readonly rollout: Rollout | null;
  readonly signers: readonly Signer[];
}

/** Reads a release's contents and state. @throws Error in one sentence when it is missing or altered, or the map cannot be read */
export async function releaseFacts(
  releases: Releases,
  remote: string,
  version: string,
): Promise<ReleaseFacts> {
  const contents = await releaseContents(releases, remote, version);
  const map = (await releases.store.read()).map ?? nothingLive;
  const { releases: all = [], rollout, ...trust } = stateOf(map, remote) ?? {};
  const live = all.find(({ metadata }) => metadata.version === version);
  return {
    ...contents,
    origin: live ? new URL(live.url).origin : knownAssetOrigin(remote),
    traffic: live?.deployment.traffic ?? null,
    isDefault: live?.deployment.default === true,
    isQuarantined: isQuarantinedIn(map, remote, version),
    rollout: rollout?.version === version ? rollout : null,
    signers: await signersOf(releases, contents, trust),
  };
}

/** A key that signed a release. */
export interface Signer {
  /** Public key. */
  readonly key: string;
  /** Whether it is among the remote's keys in the release map. */
  readonly isTrusted: boolean;
}

async function signersOf(
  releases: Releases,
  release: SignedRelease,
  { keys = [] }: Trust,
): Promise<Signer[]> {
  const signatures = await (await signaturesPublished(releases, release.remote))(release.version);
  const valid = signatures.filter(({ key, signature }) => isSignedWith(key, signature, release));
  return [...new Set(valid.map(({ key }) => key))].map((key) => ({ key, isTrusted: keys.includes(key) }));
}
