import type { RouteObject } from '@storefront/shared/router';

/**
 * Loads the shell's own pages, which are not part of its first script.
 *
 * @throws Error when the script cannot be had
 */
export async function loadContent(): Promise<RouteObject> {
  const { contentRoute } = await import(/* webpackChunkName: "content" */ './content-routes');
  return contentRoute;
}
