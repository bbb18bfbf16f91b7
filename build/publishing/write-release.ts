import type { KeyObject } from 'node:crypto';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOf } from '@storefront/shared/release/integrity';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { precompress } from '../precompress';
import { makeFolder, moveFolder, withWorkFolder } from './folders';
import { type NamedRelease, namedRelease, unnamedRelease } from './named-release';
import { isSigned, signRelease } from './sign-release';
import { takeVersion, versionFor } from './take-version';

/** What the name of a folder begins with in which a release is written. */
export const unfinishedRelease = '.unfinished-';

interface WriteReleaseOptions extends WriteOptions {
  readonly remote: string;
  readonly paths: readonly string[];
  /** Folder that holds the `browser/` and `server/` builds, unstamped. */
  readonly build: string;
  /** Folder with a subfolder of releases for each remote, in which the release gets a folder named by its version. */
  readonly releasesFolder: string;
  readonly privateKey: NonNullable<WriteOptions['privateKey']>;
  /** A version whose release cannot be read, so that the same content needs another. */
  readonly unusable?: string | null;
}

/**
 * Turns a build into an immutable release: named, hashed, compressed, signed, and there all at once or not at all. Its version
 * follows from its content: where the latest release has the same, that one stands, and is signed with this key, too, if every byte
 * of it is what it would be now.
 *
 * @returns its version, and whether it was written just now
 * @throws Error in one sentence when the browser's files are larger than their budget, what the remote says of itself cannot
 *   be, or something else lies under its version; nothing is published then
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
      return (await takeVersion(folder, version)) && moveFolder(unfinished, join(folder, version));
    });
    // Whoever has taken the number meanwhile, or was faster with the same content, is there in the next round.
    if (written) return { version, written };
  }
}

/**
 * Whether a release that is there already is signed with the key, as it is from now on if it is this one to the byte: nobody signs
 * what others have built.
 */
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

/** How a release is written. */
interface WriteOptions {
  /**
   * What the browser's files may have in compressed bytes: they are compressed for hosts to serve as they are, which takes longer than
   * the rest together. Null for neither.
   */
  readonly budget: number | null;
  /** What it is signed with; null where nobody signs it. */
  readonly privateKey: KeyObject | null;
}

/**
 * Writes all that a release is into a folder, and its signature.
 *
 * @throws Error as `holdToBudget` does
 */
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
