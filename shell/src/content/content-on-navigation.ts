import { layoutRouteId } from '@storefront/shared/contracts/site';
import type { RouteObject } from '@storefront/shared/router';
import { isContentPath } from './content-paths';

interface Navigation {
  readonly path: string;
  readonly patch: (routeId: string | null, children: RouteObject[]) => void;
}

/**
 * Adds the shell's own pages when a navigation first comes to one of them. When they cannot be loaded it becomes a
 * document navigation, for the server has them.
 *
 * @param isThere whether the first page was one of them
 * @param target where the navigation goes: path and query
 */
export function contentOnNavigation(
  load: () => Promise<RouteObject>,
  isThere: boolean,
  target: () => string,
): (navigation: Navigation) => Promise<void> {
  let patched = isThere;
  return async ({ path, patch }) => {
    if (patched || !isContentPath(path)) return;
    try {
      const route = await load();
      if (patched) return;
      patched = true;
      patch(layoutRouteId, [route]);
    } catch {
      location.assign(target());
      await new Promise(() => {});
    }
  };
}
