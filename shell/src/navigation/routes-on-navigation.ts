import { layoutRouteId } from '@storefront/shared/contracts/site';
import type { RouteObject } from '@storefront/shared/router';
import { loadRoutes, type ModuleLoader } from '../federation/remote-modules';
import type { Composition } from '../page-data';
import { documentAddress } from '../remotes/document-address';
import { type FindOwner, isContentPath, type PathOwner } from '../remotes/path-owners';
import { remoteRoute } from '../routes';

interface Navigation {
  readonly path: string;
  /** Aborted by another navigation; `patch` then has no effect. */
  readonly signal: AbortSignal;
  readonly patch: (routeId: string | null, children: RouteObject[]) => void;
}

interface RoutesOnNavigationOptions {
  readonly composition: Composition;
  readonly ownerOf: FindOwner;
  readonly load: ModuleLoader;
  readonly loadContent: () => Promise<RouteObject>;
  readonly first: { readonly remote: string } | 'content' | null;
  /** Path, query and fragment of the navigation. */
  readonly target: () => string;
}

/**
 * Adds the routes of a remote, or of the shell's own pages, on the first navigation to them. If they fail to load, it becomes a document
 * navigation: the server may have them.
 */
export function routesOnNavigation({
  composition,
  ownerOf,
  load,
  loadContent,
  first,
  target,
}: RoutesOnNavigationOptions): (navigation: Navigation) => Promise<void> {
  const added = new Set([keyOf(first)]);

  const loadRemote = async (owner: PathOwner) =>
    remoteRoute({
      ...owner,
      release: composition[owner.remote]?.version,
      module: await loadRoutes(load, owner.remote),
    });

  return async ({ path, signal, patch }) => {
    const owner = isContentPath(path) ? 'content' : ownerOf(path);
    // The server may know the path: a remote may have been added since.
    if (!owner && target().split('#')[0] !== documentAddress) return toDocument(target());
    if (!owner || added.has(keyOf(owner))) return;
    try {
      const route = await (owner === 'content' ? loadContent() : loadRemote(owner));
      if (signal.aborted || added.has(keyOf(owner))) return;
      patch(layoutRouteId, [route]);
      added.add(keyOf(owner));
    } catch {
      if (!signal.aborted) await toDocument(target());
    }
  };
}

/** A remote's name, or '' for the shell's own pages, which no remote can have. */
function keyOf(owner: { readonly remote: string } | 'content' | null): string | null {
  return owner === 'content' ? '' : (owner?.remote ?? null);
}

/** Starts a page load and never resolves. */
async function toDocument(address: string): Promise<never> {
  location.assign(address);
  return new Promise(() => {});
}
