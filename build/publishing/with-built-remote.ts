import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';
import { explainRefusals } from '@storefront/shared/release/explain-refusals';
import { sourceMapFile } from '@storefront/shared/release/source-map-file';
import { unstampedContainer } from '@storefront/shared/release/stamp';
import type { MultiStats } from 'webpack';
import { runWebpack } from '../run-webpack';
import type { WorkspaceRemote } from '../workspace-remotes';
import { clearLeftWork, withWorkFolder } from './folders';
import { type RoutePath, routePaths } from './route-paths';

/** A remote as it is built for visitors. */
export interface BuiltRemote {
  /** Folder that holds the `browser/` and `server/` builds, unstamped, for as long as they are used. */
  readonly folder: string;
  /** File of the source map of what a server runs. */
  readonly sourceMap: string;
  readonly stats: MultiStats;
  /** Sentences about what was built and is of no use to anybody. */
  readonly warnings: readonly string[];
}

interface BuildOptions {
  /** Modules to put in place of others, by absolute path. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
  /** Hears what is under way, a few words at a time. */
  readonly progress?: ((text: string) => void) | undefined;
}

const folderPrefix = (remote: string) => `${remote}-build-`;

/** Removes what those left who were killed while they built a remote. */
export async function clearLeftBuilds(remote: string): Promise<void> {
  await clearLeftWork(tmpdir(), folderPrefix(remote));
}

/**
 * Builds a remote, looks at its routes, and does something with what was built.
 *
 * @throws Error with webpack's report when the build fails, or in one sentence when its routes do not load, or have no page at a path
 *   that the remote declares; and what the use of it throws
 */
export async function withBuiltRemote<Result>(
  remote: WorkspaceRemote,
  { alias, progress = () => {} }: BuildOptions,
  use: (built: BuiltRemote) => Promise<Result>,
): Promise<Result> {
  const { name } = remote;
  return withWorkFolder(tmpdir(), folderPrefix(name), async (folder) => {
    progress(`building ${name}`);
    const container = unstampedContainer(name);
    const stats = await explainRefusals(folder, () =>
      runWebpack(remote, { mode: 'production', folder, container, alias }),
    );
    progress('looking at its routes');
    const routes = await routePaths(name, join(folder, 'server/container.cjs'));
    const { missing, undeclared } = pathProblems(remote, routes);
    if (missing) throw new Error(missing);
    const sourceMap = join(folder, 'server/container.cjs.map');
    return use({ folder, sourceMap, stats, warnings: undeclared ? [undeclared] : [] });
  });
}

/** How what a remote declares and the routes it has differ, each in one sentence; null where they do not. */
export interface PathProblems {
  /** Declared paths without a route: pages that are 404s. */
  readonly missing: string | null;
  /** Routes at no declared path: pages that nobody ever gets. */
  readonly undeclared: string | null;
}

/** Holds the paths that a remote declares against its routes. A layout need not have a page of its own. */
export function pathProblems(
  { name, paths }: Pick<RemoteDeclaration, 'name' | 'paths'>,
  routes: readonly RoutePath[],
): PathProblems {
  const hasRoute = isAmongPatterns(routes.map(({ path }) => path));
  const isDeclared = isAmongPatterns(paths);
  const missing = paths.filter((path) => !hasRoute(path));
  const undeclared = routes.filter(({ path, isLayout }) => !isLayout && !isDeclared(path));
  return {
    missing:
      missing.length === 0
        ? null
        : `${name} declares ${missing.join(', ')} (${name}'s remote.ts), and its routes have no page there.`,
    undeclared:
      undeclared.length === 0
        ? null
        : `${name} has a page at ${undeclared.map(({ path }) => path).join(', ')}, which its remote.ts does not declare: nobody gets there.`,
  };
}

/**
 * Keeps the source map of a build beside its release, where it has one. Other sources may give the same release: the map is that of
 * those which were built last.
 *
 * @param from its file
 */
export async function keepSourceMap(
  from: string,
  releasesFolder: string,
  remote: string,
  version: string,
): Promise<void> {
  const map = await readFile(from).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (!map) return;
  const file = sourceMapFile(releasesFolder, remote, version);
  const next = `${file}.${randomUUID()}.next`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(next, map);
  await rename(next, file);
}
