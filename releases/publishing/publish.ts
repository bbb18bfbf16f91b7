import { join, resolve } from 'node:path';
import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { remotes } from '@storefront/shared/contracts/remotes';
import { inputsHash } from 'build/inputs-hash';
import { runWebpack } from 'build/run-webpack';
import { publishedVersions, readPublishedRelease } from '../release/published-releases';
import { nextPatch } from '../release/version';
import { unstampedContainer } from './stamp';
import { writeRelease } from './write-release';

const root = resolve(import.meta.dirname, '../..');

interface PublishOptions {
  /** Folder with a subfolder of releases for each remote. */
  readonly releasesFolder: string;
  /** Modules to put in place of others, by absolute path. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
}

/**
 * Builds a remote and writes the next release of it; when nothing it is built from has changed since the latest
 * release, that one stands.
 *
 * @returns the version that now is the latest, and whether it was made just now
 * @throws Error with webpack's report when the build fails; nothing is published then
 */
export async function publishRemote(
  remote: RemoteName,
  { releasesFolder, alias }: PublishOptions,
): Promise<{ version: string; built: boolean }> {
  const inputs = await inputsHash(root, remotes[remote].folder, Object.values(alias ?? {}));
  const latest = (await publishedVersions(releasesFolder, remote)).at(-1);
  if (latest) {
    const { release } = await readPublishedRelease(releasesFolder, remote, latest);
    if (release.inputs === inputs) return { version: latest, built: false };
  }

  const build = resolve(releasesFolder, '.builds', remote);
  await runWebpack(remote, {
    mode: 'production',
    folder: build,
    container: unstampedContainer(remote),
    alias,
  });
  const version = latest ? nextPatch(latest) : '1.0.0';
  await writeRelease({
    remote,
    version,
    inputs,
    build,
    folder: join(releasesFolder, remote),
    compress: true,
  });
  return { version, built: true };
}
