import type { PageHandle } from '@storefront/shared/contracts/remote-declaration';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouterContextProvider,
} from '@storefront/shared/router';
import { type ComponentType, lazy, useState } from 'react';
// Imported here, since the document has the styles of the remote's routes, not of later chunks.
import './QuickOrder.module.scss';

/** The loaded page, so that the server renders it without suspending. */
let loaded: ComponentType | null = null;

/** Loads the page's own chunk, which other pages do not need. */
async function load() {
  const [{ QuickOrderPage }, data] = await Promise.all([
    import(/* webpackChunkName: "quick-order" */ './QuickOrderPage'),
    import(/* webpackChunkName: "quick-order" */ './quick-order-data'),
  ]);
  loaded = QuickOrderPage;
  return { default: QuickOrderPage, ...data };
}

const LatePage = lazy(load);

function QuickOrder() {
  const [Page] = useState(() => loaded ?? LatePage);
  return <Page />;
}

export const quickOrderRoute = {
  element: <QuickOrder />,
  handle: { takesFiles: true } satisfies PageHandle,
  loader: async (given: LoaderFunctionArgs<RouterContextProvider>) => (await load()).quickOrderLoader(given),
  action: async (given: ActionFunctionArgs<RouterContextProvider>) => (await load()).quickOrderAction(given),
};
