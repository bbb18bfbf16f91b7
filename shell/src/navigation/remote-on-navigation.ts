import type { RemoteName } from '@storefront/shared/contracts/remotes';
import { layoutRouteId } from '@storefront/shared/contracts/site';
import type { RouteObject } from '@storefront/shared/router';
import type { ModuleLoader } from '../federation/module-loader';
import type { Composition } from '../page-data';
import { ownerOf } from '../remotes/owner-of';
import type { RemotePart } from '../routes';
import { remoteRoute } from '../routes';

interface Navigation {
  readonly path: string;
  readonly patch: (routeId: string | null, children: RouteObject[]) => void;
}

/**
 * Adds a remote's routes when a navigation first comes to one of its paths. A remote that cannot be loaded here gets
 * a document navigation: the server may have it.
 */
export function remoteOnNavigation(
  composition: Composition,
  load: ModuleLoader,
  first: RemotePart | null,
  target: () => string,
) {
  const patched = new Set<RemoteName>(first?.module ? [first.remote] : []);
  return async ({ path, patch }: Navigation): Promise<void> => {
    const remote = ownerOf(path);
    if (!remote || patched.has(remote)) return;
    try {
      const module = await load(`${remote}/routes`);
      if (patched.has(remote)) return;
      patched.add(remote);
      patch(layoutRouteId, [remoteRoute({ remote, release: composition[remote]?.version, module })]);
    } catch {
      location.assign(target());
      await new Promise(() => {});
    }
  };
}
