import type { LoaderFunctionArgs, RouteObject, RouterContextProvider } from '@storefront/shared/router';
import { type DataStrategyFunction, matchRoutes } from 'react-router-dom';

/** How long prefetched data is kept, in milliseconds. */
const lifetime = 10_000;

const maxEntries = 10;

/** Loader data of pages, prefetched before their navigation. */
export interface PrefetchedData {
  prefetch(url: URL, routes: RouteObject[]): void;
  /** The router's data strategy: prefetched data is used once, the rest is loaded. */
  readonly dataStrategy: DataStrategyFunction<RouterContextProvider>;
}

/**
 * Keyed by a route's distance from the innermost match, since the router has the shell's routes around them. Paths would be
 * ambiguous: nested routes may have none (`assignedRoutes`).
 */
type Loaded = ReadonlyMap<number, Promise<unknown>>;

/** @param context for loaders */
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
        // A failure is handled by the navigation, if it comes.
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

/** A redirect while prefetching is loaded again, since it may lead elsewhere by now. Other failures are the navigation's. */
function loadAgainAfterRedirect(load: () => unknown) {
  return (error: unknown): unknown => (error instanceof Response ? load() : Promise.reject(error));
}
