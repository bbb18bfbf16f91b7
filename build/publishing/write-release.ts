import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '@storefront/shared/release/integrity';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { makeFolder } from './make-folder';
import { moveFolder } from './move-folder';
import { type NamedRelease, namedRelease } from './named-release';
import { isSigned, signRelease } from './sign-release';
import { takeVersion, versionFor } from './take-version';
import { unnamedRelease } from './unnamed-release';
import { workFolder } from './work-folder';
import { holdToBudget, type WriteOptions, writeFiles } from './write-files';

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
    const unfinished = await workFolder(folder, unfinishedRelease);
    try {
      await writeFiles(unfinished, release, options);
      // Whoever has taken the number meanwhile, or was faster with the same content, is there in the next round.
      if ((await takeVersion(folder, version)) && (await moveFolder(unfinished, join(folder, version))))
        return { version, written: true };
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
}

/**
 * Whether a release that is there already is signed with the key, as it is from now on if it is this one to the byte: nobody signs
 * what others have built.
 */
async function isVouchedFor(
  { remote, version, text }: NamedRelease,
  { releasesFolder, compress, privateKey }: WriteReleaseOptions,
): Promise<boolean> {
  const place = join(releasesFolder, remote, version);
  const { integrity } = await readPublishedRelease(releasesFolder, remote, version);
  await holdToBudget(place, remote, version, compress);
  const published = { remote, version, integrity };
  if (await isSigned(place, published, privateKey)) return true;
  if (integrity !== integrityOf(Buffer.from(text))) return false;
  await signRelease(place, published, privateKey);
  return true;
}
