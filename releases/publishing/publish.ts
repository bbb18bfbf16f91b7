import { join, relative, resolve } from 'node:path';
import { inputsHash } from 'build/inputs-hash';
import { runWebpack } from 'build/run-webpack';
import type { WorkspaceRemote } from 'build/workspace-remotes';
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
 * @throws BuildFailed, or Error in one sentence when it is larger than the remote's budget;
 *   nothing is published then
 */
export async function publishRemote(
  remote: WorkspaceRemote,
  { releasesFolder, alias }: PublishOptions,
): Promise<{ version: string; built: boolean }> {
  const { name, folder, paths, budget } = remote;
  const inputs = await inputsHash(root, relative(root, folder), Object.values(alias ?? {}));
  const latest = (await publishedVersions(releasesFolder, name)).at(-1);
  if (latest) {
    // One that cannot be read, such as one from before releases had paths, is followed by one that can.
    const published = await readPublishedRelease(releasesFolder, name, latest).catch((error: Error) => {
      console.error(error.message);
      return null;
    });
    if (published?.release.inputs === inputs) return { version: latest, built: false };
  }

  const build = resolve(releasesFolder, '.builds', name);
  await runWebpack(remote, {
    mode: 'production',
    folder: build,
    container: unstampedContainer(name),
    alias,
  });
  const version = latest ? nextPatch(latest) : '1.0.0';
  await writeRelease({
    remote: name,
    version,
    paths,
    inputs,
    build,
    folder: join(releasesFolder, name),
    compress: { budget },
  });
  return { version, built: true };
}
