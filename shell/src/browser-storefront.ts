import { createBrowserCookies, createBus } from '@storefront/shared/bus';
import type { Storefront } from '@storefront/shared/router';
import type { PageData } from './page-data';

/** The browser's bus and connections for this document. */
export function browserStorefront({ addresses, state, previewed }: PageData): Storefront {
  return {
    bus: createBus(createBrowserCookies(), { initial: state }),
    pictures: addresses.pictures,
    origin: addresses.origin ?? location.origin,
    api: async (load) => {
      const [{ browserConnections, withoutSending }, calls] = await Promise.all([
        import(/* webpackChunkName: "connections" */ '@storefront/shared/api/connections'),
        load(),
      ]);
      const connections = browserConnections(addresses);
      return calls(previewed ? withoutSending(connections) : connections);
    },
  };
}
