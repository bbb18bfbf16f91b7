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
import { type CheckPaths, pathCheck } from './check-paths';
import { followDeclaration } from './follow-declaration';
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

/** A package whose builds are followed. */
interface Watched {
  /** Resolves when the first build has been dealt with, whether it is one or not. */
  readonly begun: Promise<void>;
  /** Ends it when what is being built has been dealt with. */
  close(): Promise<void>;
}

interface WatchRemoteOptions extends WatchOptions {
  readonly releasesFolder: string;
}

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
    void checkPaths(remote, join(folder, version, 'server/container.cjs'));
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
  const { begun } = watch('shell', configurations, options, async (stats) => {
    await writeShellAssets(build, stats, 'development');
    await onBuild();
  });
  return begun;
}

/** A package whose builds are followed. */
interface Watched {
  /** Resolves when the first build has been dealt with, whether it is one or not. */
  readonly begun: Promise<void>;
  /** Ends it when what is being built has been dealt with. */
  close(): Promise<void>;
}

/** Follows a package's two builds, one after the other. */
function watch(
  name: string,
  configurations: Configuration[],
  { board, onBuilt, log }: WatchOptions,
  onBuild: (stats: MultiStats) => Promise<void>,
): Watched {
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
  const compiler = webpack(configurations);
  let dealtWith: Promise<void> = Promise.resolve();
  const begun = new Promise<void>((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
      if (!stats) return reject(error);
      dealtWith = dealtWith.then(() => dealWith(stats));
      dealtWith.then(resolve, reject);
    });
  });
  return {
    begun,
    async close() {
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
      await dealtWith;
    },
  };
}
