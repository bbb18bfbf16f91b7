import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimVersion, wasPublished } from '@storefront/build/publishing/claim-version';
import { makeFolder } from '@storefront/build/publishing/folders';
import { integrityOf } from '@storefront/shared/release/integrity';
import * as published from '@storefront/shared/release/published-releases';
import {
  type PublishedSignature,
  parseSignatures,
  publishedSignatures,
  signatureLine,
} from '@storefront/shared/release/published-signatures';
import { parseRelease } from '@storefront/shared/release/release';
import { compareVersions } from '@storefront/shared/release/version';
import { completeChange } from '../command-errors';
import type { Releases } from '../stores/releases';
import type { DescribedRelease, ReleaseDescription } from '../stores/shared-records';

// A release is published where this folder has it, or another machine has described it in the store.

/** The releases that any machine has described, of one remote or of all; those that are removed as well if asked for. */
export async function describedReleases(
  { store }: Releases,
  remote?: string,
  { withRemoved = false } = {},
): Promise<readonly DescribedRelease[]> {
  const all = (await store.shared?.described(remote)) ?? [];
  return all.filter(({ isRemoved }) => withRemoved || !isRemoved);
}

/** Names of the remotes with a published release, in alphabetical order. */
export async function remotesPublished(releases: Releases): Promise<string[]> {
  const described = (await describedReleases(releases)).map(({ remote }) => remote);
  return [...new Set([...(await published.publishedRemotes(releases.folder)), ...described])].sort();
}

/** Published versions of a remote, oldest first. */
export async function versionsPublished(releases: Releases, remote: string): Promise<string[]> {
  const described = (await describedReleases(releases, remote)).map(({ version }) => version);
  const here = await published.publishedVersions(releases.folder, remote);
  return [...new Set([...here, ...described])].sort(compareVersions);
}

/** The versions in `before` that were published and removed since; others may have been published elsewhere. */
export async function removedSince(
  releases: Releases,
  remote: string,
  before: readonly string[],
): Promise<string[]> {
  const described = await describedReleases(releases, remote, { withRemoved: true });
  const here = await published.publishedVersions(releases.folder, remote);
  const removed = before.map(async (version) => {
    if (here.includes(version)) return false;
    const anywhere = described.find((one) => one.version === version);
    return anywhere?.isRemoved ?? wasPublished(join(releases.folder, remote), version);
  });
  const isRemoved = await Promise.all(removed);
  return before.filter((_, nth) => isRemoved[nth]);
}

/** Reads a release: with its files, which are verified, if this folder has them. @throws Error in one sentence when it is missing or altered */
export async function readPublished(
  releases: Releases,
  remote: string,
  version: string,
): Promise<published.PublishedRelease> {
  const { folder, store } = releases;
  const isHere = (await published.publishedVersions(folder, remote)).includes(version);
  const described = isHere ? null : await store.shared?.description(remote, version);
  if (!described) return published.readPublishedRelease(folder, remote, version);
  const source = `The release.json of ${remote} ${version} at ${store.place}`;
  const release = parseRelease(described.text, source);
  if (release.remote !== remote || release.version !== version)
    throw new Error(`${source} is that of ${release.remote} ${release.version}.`);
  return { release, integrity: integrityOf(Buffer.from(described.text)) };
}

/** Reads the signatures of a remote's releases, by any machine. They are not verified. @returns gives those of a version */
export async function signaturesPublished(
  releases: Releases,
  remote: string,
): Promise<(version: string) => Promise<PublishedSignature[]>> {
  const described = await describedReleases(releases, remote);
  return async (version) => [
    ...(await publishedSignatures(join(releases.folder, remote, version))),
    ...parseSignatures(described.find((one) => one.version === version)?.signatures.join('\n') ?? ''),
  ];
}

/** Tells all machines about a release that a folder has. @throws PartialFailure as `describe` does */
export async function describePublished(
  { store: { shared } }: Releases,
  folder: string,
  { remote, version }: Pick<ReleaseDescription, 'remote' | 'version'>,
): Promise<void> {
  if (!shared) return;
  const place = join(folder, remote, version);
  const signatures = (await publishedSignatures(place)).map((one) => signatureLine(one).trimEnd());
  const text = await readFile(join(place, 'release.json'), 'utf8');
  await completeChange(`${remote} ${version} is published, but other machines do not know it`, () =>
    shared.describe({ remote, version, text, signatures }),
  );
}

/** Takes the numbers of all machines' releases of a remote in a folder, so that a new release there gets another one. */
export async function claimPublished(releases: Releases, folder: string, remote: string): Promise<void> {
  const described = await describedReleases(releases, remote, { withRemoved: true });
  if (described.length > 0) await makeFolder(join(folder, remote));
  for (const { version } of described) await claimVersion(join(folder, remote), version);
}
