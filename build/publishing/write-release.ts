import type { KeyObject } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@storefront/shared/release/integrity';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { precompress } from '../precompress';
import { claimVersion, versionFor } from './claim-version';
import { makeFolder, moveFolder, withWorkFolder } from './folders';
import { type NamedRelease, namedRelease, unnamedRelease } from './named-release';
import { isSigned, signRelease } from './sign-release';

/** Prefix of folders in which a release is written. */
export const unfinishedRelease = '.unfinished-';

interface WriteReleaseOptions extends WriteOptions {
  readonly remote: string;
  readonly paths: readonly string[];
  /** Has the unstamped `browser/` and `server/` builds. */
  readonly build: string;
  /** Has a subfolder of releases for each remote. */
  readonly releasesFolder: string;
  readonly privateKey: NonNullable<WriteOptions['privateKey']>;
  /** A version whose release is unreadable: the same content needs another version. */
  readonly unusable?: string | null;
}

/**
 * Publishes a build as an immutable release: named, hashed, compressed, signed, and written atomically. The latest release stays where it
 * has the same content; this key also signs it if every byte is what it would be now.
 *
 * @throws Error in one sentence when the browser's files are larger than their budget, the remote's declaration is invalid, or something
 *   else lies under its version; nothing is published then
 */
export async function writeRelease(
  options: WriteReleaseOptions,
): Promise<{ readonly version: string; readonly written: boolean }> {
  const { remote, releasesFolder } = options;
  let { unusable = null } = options;
  const folder = join(releasesFolder, remote);
  await makeFolder(folder);
  const { content, texts, hash } = await unnamedRelease(options);
  for (;;) {
    const version = await versionFor(folder, hash, unusable);
    const release = namedRelease(version, content, texts);
    if ((await publishedVersions(releasesFolder, remote)).includes(version)) {
      if (await isVouchedFor(release, options)) return { version, written: false };
      unusable = version;
      continue;
    }
    const written = await withWorkFolder(folder, unfinishedRelease, async (unfinished) => {
      await writeFiles(unfinished, release, options);
      return (await claimVersion(folder, version)) && moveFolder(unfinished, join(folder, version));
    });
    // The next round finds the faster publisher's release.
    if (written) return { version, written };
  }
}

/** Whether the key signed a release. Signs it first if its bytes equal this build's: nobody signs what others have built. */
async function isVouchedFor(
  { remote, version, text }: NamedRelease,
  { releasesFolder, budget, privateKey }: WriteReleaseOptions,
): Promise<boolean> {
  const place = join(releasesFolder, remote, version);
  const { integrity } = await readPublishedRelease(releasesFolder, remote, version);
  await holdToBudget(place, remote, version, budget);
  const published = { remote, version, integrity };
  if (await isSigned(place, published, privateKey)) return true;
  if (integrity !== integrityOf(Buffer.from(text))) return false;
  await signRelease(place, published, privateKey);
  return true;
}

interface WriteOptions {
  /** Compressed bytes allowed for browser files; null neither limits nor compresses them, which takes longer than the rest. */
  readonly budget: number | null;
  /** Null for an unsigned release. */
  readonly privateKey: KeyObject | null;
}

/** Writes a release into a folder, with its signature. @throws Error as `holdToBudget` does */
export async function writeFiles(
  folder: string,
  { remote, version, files, text }: NamedRelease,
  { budget, privateKey }: WriteOptions,
): Promise<void> {
  for (const [path, file] of Object.entries(files)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, file);
    if (budget !== null) await precompress(target);
  }
  await holdToBudget(folder, remote, version, budget);
  await writeFile(join(folder, 'release.json'), text);
  const integrity = integrityOf(Buffer.from(text));
  if (privateKey) await signRelease(folder, { remote, version, integrity }, privateKey);
}

/** @throws Error in one sentence when the browser's files in a release's folder are larger than their budget */
async function holdToBudget(
  folder: string,
  remote: string,
  version: string,
  budget: WriteOptions['budget'],
): Promise<void> {
  if (budget === null) return;
  const browser = join(folder, 'browser');
  const compressed = (await readdir(browser, { recursive: true })).filter((path) => path.endsWith('.br'));
  const sizes = await Promise.all(compressed.map(async (path) => (await stat(join(browser, path))).size));
  const bytes = sizes.reduce((all, size) => all + size, 0);
  if (bytes <= budget) return;
  throw new Error(
    `${remote} ${version} would send up to ${bytes} bytes to a browser, but its budget (${remote}'s remote.ts) is ${budget}.`,
  );
}
