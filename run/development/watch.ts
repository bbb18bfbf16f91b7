import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildProblems } from '@storefront/build/build-problems';
import { writeRelease } from '@storefront/build/publishing/write-release';
import { federated } from '@storefront/build/webpack-config';
import type { WorkspaceRemote } from '@storefront/build/workspace-remotes';
import { unstampedContainer } from '@storefront/shared/release/stamp';
import { goLive } from 'releases/traffic/go-live';
import type { Configuration, MultiStats } from 'webpack';
import webpack from 'webpack';
import { writeShellAssets } from '../shell-assets';
import type { ProblemBoard } from './problem-board';

interface WatchOptions {
  /** Where builds go. Absolute. */
  readonly build: string;
  readonly board: ProblemBoard;
  /** Called when a build is there. */
  readonly onBuilt: () => void;
  readonly log: (line: string) => void;
}

/** How many releases of a remote are kept: pages that are open still may load parts of the one before. */
const keptReleases = 3;

/**
 * Builds a remote at every change and makes each build a release of its own that all visitors get; resolves when the first
 * build has been dealt with, whether it is one or not.
 */
export function watchRemote(
  remote: WorkspaceRemote,
  { releasesFolder, ...options }: WatchOptions & { readonly releasesFolder: string },
): Promise<void> {
  const { name, paths } = remote;
  const { build } = options;
  const folder = join(releasesFolder, name);
  const versions: string[] = [];
  const configurations = federated(remote, {
    mode: 'development',
    folder: build,
    container: unstampedContainer(name),
  });
  return watch(name, configurations, options, async () => {
    const { version, written } = await writeRelease({
      remote: name,
      paths,
      build,
      releasesFolder,
      compress: null,
    });
    if (written) versions.push(version);
    await goLive(releasesFolder, remote, version);
    if (versions.length > keptReleases) {
      await rm(join(folder, versions.shift() ?? ''), { recursive: true, force: true });
    }
  });
}

/**
 * Builds the shell at every change; resolves when the first build has been dealt with, whether it is one or not.
 *
 * @param onBuild called after every build that is one
 */
export function watchShell({
  onBuild,
  ...options
}: WatchOptions & { readonly onBuild: () => Promise<void> }): Promise<void> {
  const { build } = options;
  const configurations = federated('shell', { mode: 'development', folder: build });
  return watch('shell', configurations, options, async (stats) => {
    await writeShellAssets(build, stats, 'development');
    await onBuild();
  });
}

/** Follows a package's two builds, one after the other. */
function watch(
  name: string,
  configurations: Configuration[],
  { board, onBuilt, log }: WatchOptions,
  onBuild: (stats: MultiStats) => Promise<void>,
): Promise<void> {
  const dealWith = async (stats: MultiStats) => {
    if (stats.hasErrors())
      return board.post(
        name,
        buildProblems(stats, (file) => readFileSync(file, 'utf8')),
      );
    // Before pages hear that there is something new to load.
    board.post(name, []);
    const began = performance.now();
    try {
      await onBuild(stats);
    } catch (error) {
      return board.post(name, [`${name}: ${(error as Error).message}`]);
    }
    onBuilt();
    const build = Math.max(
      ...stats.stats.map(({ startTime, endTime }) => Number(endTime) - Number(startTime)),
    );
    log(`${name} built in ${Math.round(build + performance.now() - began)} ms`);
  };
  let dealtWith: Promise<void> = Promise.resolve();
  return new Promise((resolve, reject) => {
    webpack(configurations).watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (!stats) return reject(error);
      dealtWith = dealtWith.then(() => dealWith(stats));
      dealtWith.then(resolve, reject);
    });
  });
}
