import { createBrowserCookies, createBus } from '@storefront/shared/bus';
import type { Storefront } from '@storefront/shared/router';
import type { PageData } from './page-data';

/** The browser's bus and API client for this document. */
export function browserStorefront({ addresses, state }: PageData): Storefront {
  return {
    bus: createBus(createBrowserCookies(), { initial: state }),
    pictures: addresses.pictures,
    origin: addresses.origin ?? location.origin,
    api: async () => {
      const { browserApi } = await import(/* webpackChunkName: "api" */ '@storefront/shared/api');
      return browserApi(addresses);
    },
  };
}
