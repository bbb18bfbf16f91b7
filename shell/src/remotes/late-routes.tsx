import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import type { ActionFunctionArgs, RouteObject } from '@storefront/shared/router';
import { lazy } from 'react';
import { matchRoutes } from 'react-router-dom';
import type { PageData } from '../page-data';
import { assignedRoutes } from './assigned-routes';

/**
 * Stand-in routes for the address while their code loads, so that the rest of the page hydrates first.
 * @param coming null when the code cannot be loaded; the server's HTML then stays
 */
export function lateRoutes(
  { matched, hydration }: Pick<PageData, 'matched' | 'hydration'>,
  paths: readonly string[],
  pathname: string,
  coming: Promise<RoutesModule | null>,
): RouteObject[] {
  const branch = coming.then(
    (module) => module && matchRoutes(assignedRoutes(module.routes, paths), pathname),
  );
  const standFor = (depth: number): RouteObject[] => {
    const place = matched[depth];
    if (!place) return [];
    const real = async () => {
      const route = (await branch)?.[depth]?.route;
      if (!route) throw new Error(`There is no code for ${pathname}.`);
      return route;
    };
    const Late = lazy(async () => {
      const { element, Component } = await real();
      return { default: () => (Component ? <Component /> : element) };
    });
    const run = (kind: 'loader' | 'action') => async (given: ActionFunctionArgs) => {
      const handler = (await real())[kind];
      return typeof handler === 'function' ? handler(given) : null;
    };
    const children = standFor(depth + 1);
    const route = {
      ...place,
      element: <Late />,
      action: run('action'),
      // Without data in the document a loader would run at once.
      ...(place.id in hydration.loaderData && { loader: run('loader') }),
      ...(children.length > 0 && { children }),
    };
    return [route as RouteObject];
  };
  return standFor(0);
}
