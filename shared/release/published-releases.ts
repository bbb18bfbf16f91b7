import type { Dirent } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from './integrity';
import { parseRelease, type Release } from './release';
import { isRemoteName } from './remote-name';
import { unlessMissing } from './unless-missing';
import { verifyRelease } from './verify-release';
import { compareVersions, isVersion } from './version';

/** A release in the releases folder. */
export interface PublishedRelease {
  readonly release: Release;
  /** Integrity of its `release.json`, as in the release map. */
  readonly integrity: string;
}

/** Names of the remotes with a folder, in alphabetical order. */
export async function publishedRemotes(folder: string): Promise<string[]> {
  const folders = (await entriesOf(folder)).filter((entry) => entry.isDirectory());
  return folders
    .map(({ name }) => name)
    .filter(isRemoteName)
    .sort();
}

/** Versions of a remote with a folder, oldest first; empty for none. */
export async function publishedVersions(folder: string, remote: string): Promise<string[]> {
  const names = (await entriesOf(join(folder, remote))).map(({ name }) => name);
  return names.filter(isVersion).sort(compareVersions);
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  return (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];
}

/** Reads and verifies a published release. @throws Error in one sentence when it is missing or was altered after publishing */
export async function readPublishedRelease(
  folder: string,
  remote: string,
  version: string,
): Promise<PublishedRelease> {
  if (!isVersion(version)) throw new Error(`'${version}' is not a version: expected major.minor.patch+hash.`);
  const place = join(folder, remote, version);
  const file = join(place, 'release.json');
  const bytes = await readFile(file).catch(() => null);
  if (!bytes) throw new Error(`${remote} ${version} is not published: ${file} cannot be read.`);
  const release = parseRelease(bytes.toString(), file);
  if (release.remote !== remote || release.version !== version) {
    throw new Error(`${file} is that of ${release.remote} ${release.version}.`);
  }
  await verifyRelease(place, release, bytes);
  return { release, integrity: integrityOf(bytes) };
}
