import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractMajor } from '@storefront/shared/contracts/contract-version';
import { precompress } from 'build/precompress';
import { containerName } from '../release/container-name';
import { integrityOf } from '../release/integrity';
import { parseRelease, type Release } from '../release/release';
import { exposedFiles } from './exposed-files';
import { stamp } from './stamp';

interface WriteReleaseOptions {
  readonly remote: string;
  readonly version: string;
  readonly paths: readonly string[];
  readonly inputs: string;
  /** Folder that holds the `browser/` and `server/` builds, unstamped. */
  readonly build: string;
  /** Folder of the remote's releases; the release becomes its subfolder named by the version. */
  readonly folder: string;
  /**
   * Compresses for hosts to serve as it is, which takes longer than the rest together, and holds the browser's files to
   * their budget in compressed bytes; null for neither.
   */
  readonly compress: { readonly budget: number } | null;
}

/**
 * Turns a build into an immutable release: named, hashed, compressed, and there all at once or not at all.
 *
 * @throws Error in one sentence when the browser's files are larger than their budget, or what the remote says of itself cannot
 *   be; nothing is published then
 */
export async function writeRelease({
  remote,
  version,
  paths,
  inputs,
  build,
  folder,
  compress,
}: WriteReleaseOptions): Promise<void> {
  const unfinished = join(folder, `.${version}-unfinished`);
  await rm(unfinished, { recursive: true, force: true });

  const files: Record<string, string> = {};
  let bytes = 0;
  for (const path of await builtFiles(build)) {
    const text = stamp(await readFile(join(build, path), 'utf8'), remote, version);
    const target = join(unfinished, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
    if (compress) await precompress(target);
    if (compress && path.startsWith('browser/')) bytes += (await stat(`${target}.br`)).size;
    files[path] = integrityOf(Buffer.from(text));
  }

  if (compress && bytes > compress.budget) {
    await rm(unfinished, { recursive: true });
    throw new Error(
      `${remote} ${version} would send up to ${bytes} bytes to a browser, but its budget (${remote}'s remote.ts) is ${compress.budget}.`,
    );
  }

  const release: Release = {
    remote,
    version,
    container: containerName(remote, version),
    contract: contractMajor,
    paths,
    needs: JSON.parse(await readFile(join(build, 'browser/needs.json'), 'utf8')),
    inputs,
    server: { file: 'server/container.cjs' },
    browser: {
      entry: 'browser/container.js',
      exposes: exposedFiles(await readFile(join(build, 'browser/mf-manifest.json'), 'utf8'), 'browser/'),
    },
    files,
  };
  const text = `${JSON.stringify(release, null, 2)}\n`;
  parseRelease(text, `${remote} ${version}`);
  await writeFile(join(unfinished, 'release.json'), text);
  await rename(unfinished, join(folder, version));
}

/** Scripts and styles of both builds, by path below the build's folder. */
async function builtFiles(build: string): Promise<string[]> {
  const paths = await readdir(build, { recursive: true });
  return paths.filter((path) => /^(browser|server)\/.+\.(js|cjs|css)$/.test(path)).sort();
}
