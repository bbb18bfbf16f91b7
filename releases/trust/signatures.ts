import { isSignedWith } from '@storefront/shared/release/release-signature';
import { signaturesPublished } from '../published/published-anywhere';
import type { LiveRelease, Trust } from '../release-map/release-map';
import type { Releases } from '../stores/releases';
import { refusal } from './refusal';

/** Gives a release a signature by which it may run, or else any valid one. */
export type Sign = (release: LiveRelease, trust: Trust) => LiveRelease;

/** Reads the signatures of a remote's releases; of one published elsewhere, only the signature in the map is known. */
export async function signaturesOf(
  releases: Releases,
  remote: string,
  versions: readonly string[],
): Promise<Sign> {
  const signatures = await signaturesPublished(releases, remote);
  const read = versions.map(async (version) => [version, await signatures(version)] as const);
  const published = new Map(await Promise.all(read));
  return (release, trust) => {
    const signed = (published.get(release.metadata.version) ?? [])
      .filter(({ key, signature }) => isSignedWith(key, signature, { remote, ...release.metadata }))
      .map(({ signature }) => ({ ...release, extras: { ...release.extras, signature } }));
    // A release keeps its own signature while that is valid, to avoid needless changes.
    const choice = release.extras?.signature === undefined ? signed : [release, ...signed];
    return choice.find((one) => refusal(remote, one, trust) === null) ?? choice[0] ?? release;
  };
}
