import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contractMajor } from '@storefront/shared/contracts/contract-version';
import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { precompress } from 'build/precompress';
import { integrityOf } from '../release/integrity';
import type { Release } from '../release/release';
import { exposedFiles } from './exposed-files';
import { containerName, stamp } from './stamp';

interface WriteReleaseOptions {
  readonly remote: RemoteName;
  readonly version: string;
  readonly inputs: string;
  /** Folder that holds the `browser/` and `server/` builds, unstamped. */
  readonly build: string;
  /** Folder of the remote's releases; the release becomes its subfolder named by the version. */
  readonly folder: string;
  /** Whether to compress for hosts to serve as it is; takes longer than the rest together. */
  readonly compress: boolean;
}

/** Turns a build into an immutable release: named, hashed, compressed, and there all at once or not at all. */
export async function writeRelease({
  remote,
  version,
  inputs,
  build,
  folder,
  compress,
}: WriteReleaseOptions): Promise<void> {
  const unfinished = join(folder, `.${version}-unfinished`);
  await rm(unfinished, { recursive: true, force: true });

  const files: Record<string, string> = {};
  for (const path of await builtFiles(build)) {
    const text = stamp(await readFile(join(build, path), 'utf8'), remote, version);
    const target = join(unfinished, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
    if (compress) await precompress(target);
    files[path] = integrityOf(Buffer.from(text));
  }

  const release: Release = {
    remote,
    version,
    container: containerName(remote, version),
    contract: contractMajor,
    inputs,
    server: { file: 'server/container.cjs' },
    browser: {
      entry: 'browser/container.js',
      exposes: exposedFiles(await readFile(join(build, 'browser/mf-manifest.json'), 'utf8'), 'browser/'),
    },
    files,
  };
  await writeFile(join(unfinished, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  await rename(unfinished, join(folder, version));
}

/** Scripts and styles of both builds, by path below the build's folder. */
async function builtFiles(build: string): Promise<string[]> {
  const paths = await readdir(build, { recursive: true });
  return paths.filter((path) => /^(browser|server)\/.+\.(js|cjs|css)$/.test(path)).sort();
}
