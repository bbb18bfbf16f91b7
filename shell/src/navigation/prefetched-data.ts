import type { LoaderFunctionArgs, RouteObject, RouterContextProvider } from '@storefront/shared/router';
import type { DataStrategyFunction } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';

/** How long prefetched data may wait for the navigation, in milliseconds. */
const lifetime = 10_000;

/** Most addresses that are kept at a time; the oldest goes first. */
const maxEntries = 10;

/** Data of pages that the visitor is about to open, loaded ahead of the navigation. */
export interface PrefetchedData {
  /** Runs the loaders of an address ahead of its navigation. */
  prefetch(url: URL, routes: RouteObject[]): void;
  /** The router's way to data: what was prefetched is used once, everything else is loaded. */
  readonly dataStrategy: DataStrategyFunction<RouterContextProvider>;
}

/**
 * By how far a route is from the end of those that match, for in the router the shell's are around them. Paths do not tell them
 * apart: of nested ones several may have none (`assignedRoutes`).
 */
type Loaded = ReadonlyMap<number, Promise<unknown>>;

/** @param context what loaders of a navigation get */
export function createPrefetchedData(context: () => RouterContextProvider): PrefetchedData {
  const entries = new Map<string, { readonly at: number; readonly loaded: Loaded }>();

  const fresh = (href: string) => {
    const known = entries.get(href);
    return known && performance.now() - known.at < lifetime ? known.loaded : null;
  };

  return {
    prefetch(url, routes) {
      if (fresh(url.href)) return;
      const loaded = new Map<number, Promise<unknown>>();
      const matches = matchRoutes(routes, url) ?? [];
      for (const [depth, { route, params }] of matches.entries()) {
        if (typeof route.loader !== 'function') continue;
        const result = route.loader({
          request: new Request(url),
          url,
          params,
          context: context(),
          pattern: route.path ?? '',
        } as LoaderFunctionArgs);
        const data = Promise.resolve(result);
        // A failure is dealt with by the navigation, if it comes.
        data.catch(() => {});
        loaded.set(matches.length - depth, data);
      }
      const [oldest] = entries.keys();
      if (entries.size >= maxEntries && oldest !== undefined) entries.delete(oldest);
      entries.set(url.href, { at: performance.now(), loaded });
    },

    async dataStrategy({ request, matches }) {
      const prefetched = request.method === 'GET' ? fresh(request.url) : null;
      entries.delete(request.url);
      const results = await Promise.all(
        matches
          .map((match, depth) => ({ match, data: prefetched?.get(matches.length - depth) }))
          .filter(({ match }) => match.shouldCallHandler())
          .map(
            async ({ match, data }) =>
              [
                match.route.id,
                await match.resolve((load) => data?.catch(loadAgainAfterRedirect(load)) ?? load()),
              ] as const,
          ),
      );
      return Object.fromEntries(results);
    },
  };
}

/** A loader that redirected while prefetching is run again, for it may redirect elsewhere by now. Any other failure is the navigation's. */
function loadAgainAfterRedirect(load: () => unknown) {
  return (error: unknown): unknown => (error instanceof Response ? load() : Promise.reject(error));
}
