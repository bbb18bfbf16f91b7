import type { LoaderFunctionArgs, RouteObject, RouterContextProvider } from '@storefront/shared/router';
import { type DataStrategyFunction, matchRoutes } from 'react-router-dom';

/** Lifetime of prefetched data in milliseconds. */
const lifetime = 10_000;

const maxEntries = 10;

/** Cache of loader data, prefetched before a navigation. */
export interface PrefetchedData {
  prefetch(url: URL, routes: RouteObject[]): void;
  /** The router's data strategy: uses prefetched data once, and loads the rest. */
  readonly dataStrategy: DataStrategyFunction<RouterContextProvider>;
}

/**
 * Keyed by distance from the innermost match, since the router adds the shell's routes outside. Paths would be ambiguous: nested routes may
 * have none (`assignedRoutes`).
 */
type Loaded = ReadonlyMap<number, Promise<unknown>>;

/** @param context makes the loaders' context */
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
        // The navigation, if it comes, handles a failure.
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

/** Repeats a load that redirected while prefetching, since it may lead elsewhere by now. Other errors go to the navigation. */
function loadAgainAfterRedirect(load: () => unknown) {
  return (error: unknown): unknown => (error instanceof Response ? load() : Promise.reject(error));
}
