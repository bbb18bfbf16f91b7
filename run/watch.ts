import { resolve } from 'node:path';
import { writeRelease } from '@storefront/build/publishing/write-release';
import { federated } from '@storefront/build/webpack-config';
import type { WorkspaceRemote } from '@storefront/build/workspace-remotes';
import { unstampedContainer } from '@storefront/shared/release/stamp';
import { goLive } from 'releases/traffic/go-live';
import type { Configuration, MultiStats } from 'webpack';
import webpack from 'webpack';
import { writeShellAssets } from './shell-assets';

interface WatchRemoteOptions {
  readonly releasesFolder: string;
  readonly log: (line: string) => void;
}

/** Builds a remote at every change and makes each build a release of its own that all visitors get. */
export function watchRemote(
  remote: WorkspaceRemote,
  { releasesFolder, log }: WatchRemoteOptions,
): Promise<void> {
  const { name, paths } = remote;
  const build = resolve('.local/dev/builds', name);
  return watch(
    name,
    federated(remote, { mode: 'development', folder: build, container: unstampedContainer(name) }),
    log,
    async () => {
      const { version } = await writeRelease({ remote: name, paths, build, releasesFolder, compress: null });
      await goLive(releasesFolder, remote, version);
    },
  );
}

interface WatchShellOptions {
  readonly folder: string;
  readonly log: (line: string) => void;
  /** Called after every build but the first. */
  readonly onBuild: () => Promise<void>;
}

/** Builds the shell at every change. */
export function watchShell({ folder, log, onBuild }: WatchShellOptions): Promise<void> {
  let first = true;
  return watch(
    'shell',
    federated('shell', { mode: 'development', folder: resolve(folder) }),
    log,
    async (stats) => {
      await writeShellAssets(resolve(folder), stats, { compress: false });
      if (!first) await onBuild();
      first = false;
    },
  );
}

/** Follows a package's two builds; resolves when the first has been dealt with. */
function watch(
  name: string,
  configurations: Configuration[],
  log: (line: string) => void,
  onBuild: (stats: MultiStats) => Promise<void>,
): Promise<void> {
  let dealtWith: Promise<void> = Promise.resolve();
  return new Promise((resolveFirst) => {
    webpack(configurations).watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        log(`${name} does not build:\n${error?.message ?? stats?.toString('errors-only')}`);
        return;
      }
      const began = performance.now();
      dealtWith = dealtWith
        .then(() => onBuild(stats))
        .then(
          () => {
            const build = Math.max(
              ...stats.stats.map(({ startTime, endTime }) => Number(endTime) - Number(startTime)),
            );
            log(`${name} built in ${Math.round(build + performance.now() - began)} ms`);
            resolveFirst();
          },
          (failure: Error) => log(`${name}: ${failure.message}`),
        );
    });
  });
}
