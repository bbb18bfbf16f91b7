import { isAmongPatterns, pathWithin } from '@storefront/shared/contracts/path-pattern';
import type { RouteObject } from '@storefront/shared/router';

/**
 * The routes of a release at the paths assigned to its remote; others are dropped. Each keeps its full path, whichever parents remain. A
 * layout without an assigned path loses its own, so relative links in it lead elsewhere. Ids are removed: they must be unique in the tree,
 * and one could impersonate the shell's. Server and browser share this function: without ids, React Router finds loader data by a route's
 * position in the tree.
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
