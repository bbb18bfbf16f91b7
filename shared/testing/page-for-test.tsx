import { type Bus, BusProvider } from '@storefront/shared/bus';
import { layoutRouteId, neutralSite, type Site } from '@storefront/shared/contracts/site';
import { StorefrontContext } from '@storefront/shared/router';
import { type Api, apiForTest } from '@storefront/shared/testing/api';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

/** Parts of a page that matter to a test. */
export interface PageForTest {
  readonly bus?: Bus;
  /** Path and query of the page. */
  readonly address?: string;
  /** Initial result of `useLoaderData`. */
  readonly data?: unknown;
  /** Initial result of `useActionData`. */
  readonly actionData?: unknown;
  /** The calls that may be made; others fail. */
  readonly api?: Partial<Api>;
  /** Loader of later loads; returns `data` by default. */
  readonly load?: () => unknown;
  /** Settings that differ from `neutralSite`. */
  readonly site?: Partial<Site>;
}

/** Base address of pictures in tests. */
export const picturesForTest = 'https://pictures.test';

const noBackend = () => Promise.reject(new Error('The test has no backend.'));

/** Renders a component on a page of the storefront, with a real bus, a real router and no backend. */
export function pageForTest(
  content: ReactNode,
  {
    bus = busForTest(),
    address = '/shop',
    data = null,
    actionData,
    api,
    load = () => data,
    site,
  }: PageForTest = {},
) {
  const known = { ...neutralSite, ...site };
  const page = { id: 'page', path: '*', element: content, loader: load };
  const router = createMemoryRouter([{ id: layoutRouteId, loader: () => known, children: [page] }], {
    initialEntries: [address],
    hydrationData: { loaderData: { [layoutRouteId]: known, page: data }, actionData: { page: actionData } },
  });
  return (
    <StorefrontContext
      value={{
        bus,
        api: api ? apiForTest(api) : noBackend,
        origin: 'https://shop.test',
        pictures: picturesForTest,
      }}
    >
      <BusProvider bus={bus}>
        <RouterProvider router={router} />
      </BusProvider>
    </StorefrontContext>
  );
}
