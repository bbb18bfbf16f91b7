import { isAmongPatterns, pathWithin } from '@storefront/shared/contracts/path-pattern';
import type { RouteObject } from '@storefront/shared/router';

/**
 * The routes of a release at paths assigned to its remote; others do not exist. Each keeps its whole path, whichever parents
 * are left. A layout without an assigned path of its own has none, so relative links in it lead elsewhere. Ids are removed:
 * they must be unique in the tree, and one could pass for the shell's.
 * Server and browser use this one function: without ids React Router finds a loader's data by its route's position in the tree.
 *
 * @param paths the remote's patterns
 */
export function assignedRoutes(routes: readonly RouteObject[], paths: readonly string[]): RouteObject[] {
  const isAssigned = isAmongPatterns(paths);
  const within = (some: readonly RouteObject[], base: string): RouteObject[] =>
    some.flatMap(({ id: _, ...route }) => {
      const path = route.path === undefined ? base : pathWithin(base, route.path);
      const children = route.children && within(route.children, path);
      const isOwn = (route.path !== undefined || route.index) && isAssigned(path);
      if (!isOwn && !children?.length) return [];
      return {
        ...route,
        path: isOwn && route.path !== undefined ? path : undefined,
        children,
      } as RouteObject;
    });
  return within(routes, '/');
}
