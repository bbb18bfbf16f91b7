import { isAmongPatterns } from '@storefront/shared/contracts/path-pattern';
import type { RemoteDeclaration } from '@storefront/shared/contracts/remote-declaration';
import type { RoutePath } from './route-paths';

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
