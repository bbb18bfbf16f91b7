import { watchFile } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { routePaths } from '@storefront/build/publishing/route-paths';
import { signingKey } from '@storefront/build/publishing/signing-key';
import { pathProblems } from '@storefront/build/publishing/with-built-remote';
import { writeRelease } from '@storefront/build/publishing/write-release';
import { remoteAt, type WorkspaceRemote } from '@storefront/build/read-remotes';
import { federated } from '@storefront/build/webpack-config';
import { unstampedContainer } from '@storefront/shared/release/stamp';
import { releasesIn } from 'releases/stores/releases';
import { goLive } from 'releases/traffic/go-live';
import { followBuilds, type WatchOptions } from './follow-builds';

/** Releases kept of a remote: open pages may still load parts of the previous one. */
const keptReleases = 3;

/** Interval of checks of `remote.ts`, which is in no build, in milliseconds. */
const declarationInterval = 100;

/**
 * Builds a remote at every change into a release that gets all visitors. Its `remote.ts` is read anew each time, its imports are not.
 * Resolves after the first build, good or bad.
 */
export function watchRemote(
  remote: WorkspaceRemote,
  { releasesFolder, ...options }: WatchOptions & { readonly releasesFolder: string },
): Promise<void> {
  const { name, port, folder } = remote;
  const { board, build } = options;
  /** Kept versions, oldest first. */
  const versions: string[] = [];
  let latest = '';

  const watch = (declared: WorkspaceRemote) => {
    const configurations = federated(declared, {
      mode: 'development',
      folder: build,
      container: unstampedContainer(name),
    });
    return () => followBuilds(name, configurations, options, () => release(declared));
  };

  const release = async (declared: WorkspaceRemote) => {
    const { version, written } = await writeRelease({
      remote: name,
      paths: declared.paths,
      build,
      releasesFolder,
      budget: null,
      privateKey: await signingKey(name),
    });
    if (written) versions.push(version);
    await goLive(releasesIn(releasesFolder), declared, version);
    latest = version;
    const container = join(releasesFolder, name, version, 'server/container.cjs');
    void problemsOfPaths(declared, container).then((problems) => {
      if (latest === version) board.post(`paths of ${name}`, problems);
    });
    if (versions.length > keptReleases) {
      await rm(join(releasesFolder, name, versions.shift() ?? ''), { recursive: true, force: true });
    }
  };

  const watching = watch(remote)();
  let watched = Promise.resolve(watching);
  const postDeclaration = (problems: string[]) => board.post(`remote.ts of ${name}`, problems);
  watchFile(join(folder, 'remote.ts'), { interval: declarationInterval, persistent: false }, () => {
    try {
      const declared = remoteAt(folder);
      if (declared.name !== name || declared.port !== port)
        throw new Error(
          `${basename(folder)}/remote.ts has another name or port: restart pnpm dev to apply it.`,
        );
      const watchDeclared = watch(declared);
      postDeclaration([]);
      watched = watched.then(async (before) => {
        await before.close();
        return watchDeclared();
      });
    } catch (error) {
      postDeclaration([(error as Error).message]);
    }
  });
  return watching.begun;
}

async function problemsOfPaths(remote: WorkspaceRemote, container: string): Promise<string[]> {
  try {
    const { missing, undeclared } = pathProblems(remote, await routePaths(remote.name, container));
    return [missing, undeclared].filter((problem) => problem !== null);
  } catch (error) {
    return [(error as Error).message];
  }
}
