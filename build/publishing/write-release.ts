import type { KeyObject } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentHash, type ReleaseContent } from '@storefront/shared/release/content-hash';
import { integrityOf } from '@storefront/shared/release/integrity';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { precompress } from '../precompress';
import { exposedFiles } from './exposed-files';
import { type NamedRelease, namedRelease } from './named-release';
import { isSigned, signRelease } from './sign-release';
import { takeVersion, versionFor } from './take-version';
import { workFolder } from './work-folder';

/** What the name of a folder begins with in which a release is written. */
export const unfinishedRelease = '.unfinished-';

interface WriteReleaseOptions {
  readonly remote: string;
  readonly paths: readonly string[];
  /** Folder that holds the `browser/` and `server/` builds, unstamped. */
  readonly build: string;
  /** Folder with a subfolder of releases for each remote, in which the release gets a folder named by its version. */
  readonly releasesFolder: string;
  /**
   * Compresses for hosts to serve as it is, which takes longer than the rest together, and holds the browser's files to
   * their budget in compressed bytes; null for neither.
   */
  readonly compress: { readonly budget: number } | null;
  /** What it is signed with. */
  readonly privateKey: KeyObject;
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
  const { remote, build, releasesFolder } = options;
  let { unusable = null } = options;
  const folder = join(releasesFolder, remote);
  await mkdir(folder, { recursive: true });
  const texts = await builtFiles(build);
  const content = await contentOf(options);
  const hash = contentHash(content, texts);
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
      if ((await takeVersion(folder, version)) && (await isMoved(unfinished, join(folder, version))))
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

/** Gives a folder another name, unless there is one of that name. */
async function isMoved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** What the release says of itself, whatever its version will be. */
async function contentOf({ remote, paths, build }: WriteReleaseOptions): Promise<ReleaseContent> {
  return {
    remote,
    paths,
    needs: JSON.parse(await readFile(join(build, 'browser/needs.json'), 'utf8')),
    server: { file: 'server/container.cjs' },
    browser: {
      entry: 'browser/container.js',
      exposes: exposedFiles(await readFile(join(build, 'browser/mf-manifest.json'), 'utf8'), 'browser/'),
    },
  };
}

/** Writes all that a release is into a folder, and its signature. */
async function writeFiles(
  folder: string,
  { remote, version, files, text }: NamedRelease,
  { compress, privateKey }: WriteReleaseOptions,
): Promise<void> {
  for (const [path, file] of Object.entries(files)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, file);
    if (compress) await precompress(target);
  }
  await holdToBudget(folder, remote, version, compress);
  await writeFile(join(folder, 'release.json'), text);
  const integrity = integrityOf(Buffer.from(text));
  await signRelease(folder, { remote, version, integrity }, privateKey);
}

async function holdToBudget(
  folder: string,
  remote: string,
  version: string,
  compress: WriteReleaseOptions['compress'],
): Promise<void> {
  if (!compress) return;
  const browser = join(folder, 'browser');
  const compressed = (await readdir(browser, { recursive: true })).filter((path) => path.endsWith('.br'));
  const sizes = await Promise.all(compressed.map(async (path) => (await stat(join(browser, path))).size));
  const bytes = sizes.reduce((all, size) => all + size, 0);
  if (bytes <= compress.budget) return;
  throw new Error(
    `${remote} ${version} would send up to ${bytes} bytes to a browser, but its budget (${remote}'s remote.ts) is ${compress.budget}.`,
  );
}

/** Scripts and styles of both builds as text, by path below the build's folder. */
async function builtFiles(build: string): Promise<Record<string, string>> {
  const paths = (await readdir(build, { recursive: true }))
    .filter((path) => /^(browser|server)\/.+\.(js|cjs|css)$/.test(path))
    .sort();
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(build, path), 'utf8')])),
  );
}
