import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { layoutRouteId } from '@storefront/shared/contracts/site';
import type { RouteObject } from '@storefront/shared/router';
import { isContentPath } from '../content/content-paths';
import type { ModuleLoader } from '../federation/module-loader';
import type { Composition } from '../page-data';
import { ownerOf } from '../remotes/owner-of';
import { remoteRoute } from '../routes';

interface Navigation {
  readonly path: string;
  readonly patch: (routeId: string | null, children: RouteObject[]) => void;
}

interface RoutesOnNavigationOptions {
  readonly composition: Composition;
  readonly load: ModuleLoader;
  readonly loadContent: () => Promise<RouteObject>;
  /** Whose routes the page began with: a remote's, or the shell's own pages. */
  readonly first: RemoteName | 'content' | null;
  /** Where the navigation goes: path and query. */
  readonly target: () => string;
}

/**
 * Adds the routes of a remote, or those of the shell's own pages, when a navigation first comes to one of their paths. When
 * they cannot be loaded here it becomes a document navigation: the server may have them.
 */
export function routesOnNavigation({
  composition,
  load,
  loadContent,
  first,
  target,
}: RoutesOnNavigationOptions): (navigation: Navigation) => Promise<void> {
  const added = new Set([first]);

  const loadRemote = async (remote: RemoteName) =>
    remoteRoute({
      remote,
      release: composition[remote]?.version,
      module: await load(`${remote}/routes`),
    });

  return async ({ path, patch }) => {
    const owner = isContentPath(path) ? 'content' : ownerOf(path);
    if (!owner || added.has(owner)) return;
    try {
      const route = await (owner === 'content' ? loadContent() : loadRemote(owner));
      if (added.has(owner)) return;
      added.add(owner);
      patch(layoutRouteId, [route]);
    } catch {
      location.assign(target());
      await new Promise(() => {});
    }
  };
}
