import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { signingKey } from '@storefront/build/publishing/signing-key';
import { writeRelease } from '@storefront/build/publishing/write-release';
import { federated } from '@storefront/build/webpack-config';
import type { WorkspaceRemote } from '@storefront/build/workspace-remotes';
import { unstampedContainer } from '@storefront/shared/release/stamp';
import { releasesIn } from 'releases/stores/releases';
import { goLive } from 'releases/traffic/go-live';
import type { Configuration } from 'webpack';
import { type CheckPaths, pathCheck } from './check-paths';
import { followBuilds, type Watched, type WatchOptions } from './follow-builds';
import { followDeclaration } from './follow-declaration';

/** How many releases of a remote are kept: pages that are open still may load parts of the one before. */
const keptReleases = 3;

/**
 * Builds a remote at every change and makes each build a release of its own that all visitors get; what its `remote.ts` says
 * counts as it is then. Resolves when the first build has been dealt with, whether it is one or not.
 */
export function watchRemote(remote: WorkspaceRemote, options: WatchRemoteOptions): Promise<void> {
  const { name } = remote;
  const { board, build } = options;
  const releases: Releases = {
    versions: [],
    checkPaths: pathCheck((problems) => board.post(`paths of ${name}`, problems)),
  };
  const configurationsOf = (declared: WorkspaceRemote) =>
    federated(declared, { mode: 'development', folder: build, container: unstampedContainer(name) });
  const first = watchDeclared(remote, configurationsOf(remote), releases, options);
  let watched = Promise.resolve(first);
  followDeclaration(remote, {
    onChange: (declared) => {
      const configurations = configurationsOf(declared);
      watched = watched.then(async (before) => {
        await before.close();
        return watchDeclared(declared, configurations, releases, options);
      });
    },
    onProblem: (sentence) => board.post(`remote.ts of ${name}`, sentence ? [sentence] : []),
  });
  return first.begun;
}

interface WatchRemoteOptions extends WatchOptions {
  readonly releasesFolder: string;
}

/** What is known of a remote's releases, whatever it declares. */
interface Releases {
  /** Those that are kept, the oldest first. */
  readonly versions: string[];
  readonly checkPaths: CheckPaths;
}

/** Watches a remote as long as it declares itself like this. */
function watchDeclared(
  remote: WorkspaceRemote,
  configurations: Configuration[],
  { versions, checkPaths }: Releases,
  { releasesFolder, ...options }: WatchRemoteOptions,
): Watched {
  const { name, paths } = remote;
  const { build } = options;
  const folder = join(releasesFolder, name);
  return followBuilds(name, configurations, options, async () => {
    const { version, written } = await writeRelease({
      remote: name,
      paths,
      build,
      releasesFolder,
      compress: null,
      privateKey: await signingKey(name),
    });
    if (written) versions.push(version);
    await goLive(releasesIn(releasesFolder), remote, version);
    void checkPaths(remote, join(folder, version, 'server/container.cjs'));
    if (versions.length > keptReleases) {
      await rm(join(folder, versions.shift() ?? ''), { recursive: true, force: true });
    }
  });
}
