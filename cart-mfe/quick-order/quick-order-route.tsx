import type { PageHandle } from '@storefront/shared/contracts/remote-declaration';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouterContextProvider,
} from '@storefront/shared/router';
import { type ComponentType, lazy, useState } from 'react';
// A document has the styles of its remote's pages, not those that come with a script later.
import './QuickOrder.module.scss';

/** What is loaded of the page, so that a server renders it without waiting. */
let loaded: ComponentType | null = null;

/** The page's code: a script of its own, for the other pages need none of it. */
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

/** The page of the quick order. */
export const quickOrderRoute = {
  element: <QuickOrder />,
  handle: { takesFiles: true } satisfies PageHandle,
  loader: async (given: LoaderFunctionArgs<RouterContextProvider>) => (await load()).quickOrderLoader(given),
  action: async (given: ActionFunctionArgs<RouterContextProvider>) => (await load()).quickOrderAction(given),
};
