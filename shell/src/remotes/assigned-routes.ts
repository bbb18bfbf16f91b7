import { isAmongPatterns, pathWithin } from '@storefront/shared/contracts/path-pattern';
import type { RouteObject } from '@storefront/shared/router';

/**
 * The routes of a release whose paths are its remote's; all others do not exist, in documents as in the browser. What is kept
 * has its whole path, so that it is at its address whichever of the paths around it are left. A layout whose own path is not
 * assigned has none: relative links in it, and `..` in its pages, lead elsewhere then. Nothing has an id: those of a tree must
 * differ, and one of the shell's would pass for it.
 *
 * @param paths patterns that are the remote's
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
