import type { LoaderFunctionArgs, RouteObject, RouterContextProvider } from '@storefront/shared/router';
import type { DataStrategyFunction } from 'react-router-dom';
import { matchRoutes } from 'react-router-dom';

/** How long data that was asked for early may wait for the navigation, in milliseconds. */
const lifetime = 10_000;

/** Most addresses that are kept at a time; the oldest goes first. */
const capacity = 10;

/** Data of pages that the visitor is about to open. */
export interface EarlyData {
  /** Runs the loaders of an address ahead of its navigation. */
  ask(url: URL, routes: RouteObject[]): void;
  /** The router's way to data: what was asked for early is used once, everything else is loaded. */
  readonly dataStrategy: DataStrategyFunction<RouterContextProvider>;
}

type Loaded = ReadonlyMap<string, Promise<unknown>>;

/** @param context what loaders of a navigation get */
export function createEarlyData(context: () => RouterContextProvider): EarlyData {
  const asked = new Map<string, { readonly at: number; readonly loaded: Loaded }>();

  const fresh = (href: string) => {
    const known = asked.get(href);
    return known && performance.now() - known.at < lifetime ? known.loaded : null;
  };

  return {
    ask(url, routes) {
      if (fresh(url.href)) return;
      const loaded = new Map<string, Promise<unknown>>();
      for (const { route, params } of matchRoutes(routes, url) ?? []) {
        const pattern = route.path ?? '';
        if (typeof route.loader !== 'function') continue;
        const result = route.loader({
          request: new Request(url),
          url,
          params,
          context: context(),
          pattern,
        } as LoaderFunctionArgs);
        const data = Promise.resolve(result);
        // A failure is dealt with by the navigation, if it comes.
        data.catch(() => {});
        loaded.set(pattern, data);
      }
      const [oldest] = asked.keys();
      if (asked.size >= capacity && oldest !== undefined) asked.delete(oldest);
      asked.set(url.href, { at: performance.now(), loaded });
    },

    async dataStrategy({ request, matches }) {
      const early = request.method === 'GET' ? fresh(request.url) : null;
      asked.delete(request.url);
      const results = await Promise.all(
        matches
          .filter((match) => match.shouldCallHandler())
          .map(async (match) => {
            const data = early?.get(match.route.path ?? '');
            return [
              match.route.id,
              await match.resolve((load) => data?.catch(unlessLed(load)) ?? load()),
            ] as const;
          }),
      );
      return Object.fromEntries(results);
    },
  };
}

/** Where a loader would have led may be another place by now; any other failure is the navigation's. */
function unlessLed(load: () => unknown) {
  return (error: unknown): unknown => (error instanceof Response ? load() : Promise.reject(error));
}
