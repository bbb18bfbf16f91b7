import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';
import { explainRefusals } from '@storefront/shared/release/explain-refusals';
import { unstampedContainer } from '@storefront/shared/release/stamp';
import type { MultiStats } from 'webpack';
import type { WorkspaceRemote } from '../read-remotes';
import { runWebpack } from '../run-webpack';
import { clearLeftWork, withWorkFolder } from './folders';
import { type RoutePath, routePaths } from './route-paths';

/** A remote's build. */
export interface BuiltRemote {
  /** Holds the unstamped `browser/` and `server/` builds while they are used. */
  readonly folder: string;
  /** Source map file of the server build. */
  readonly sourceMap: string;
  readonly stats: MultiStats;
  /** Sentences. */
  readonly warnings: readonly string[];
}

interface BuildOptions {
  /** Replacement modules by absolute path. */
  readonly alias?: Readonly<Record<string, string>> | undefined;
  readonly progress?: ((text: string) => void) | undefined;
}

const folderPrefix = (remote: string) => `${remote}-build-`;

/** Removes builds of a remote whose process was killed. */
export async function clearLeftBuilds(remote: string): Promise<void> {
  await clearLeftWork(tmpdir(), folderPrefix(remote));
}

/**
 * Builds a remote, checks its routes, and uses the build.
 *
 * @throws Error with webpack's report when the build fails, or in one sentence when its routes do not load, or have no page at a path that
 *   the remote declares; and what `use` throws
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

/** Differences between declared paths and routes, each in one sentence; null for none. */
export interface PathProblems {
  /** Declared paths without a route, which are 404s. */
  readonly missing: string | null;
  /** Routes outside the declared paths, which nobody reaches. */
  readonly undeclared: string | null;
}

/** Compares a remote's declared paths with its routes. A layout needs no page of its own. */
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
        : `${name}'s remote.ts declares ${missing.join(', ')}, but its routes have no page there.`,
    undeclared:
      undeclared.length === 0
        ? null
        : `${name} has a page at ${undeclared.map(({ path }) => path).join(', ')}, which its remote.ts does not declare: visitors cannot reach it.`,
  };
}
