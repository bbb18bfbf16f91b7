import type { PageHandle } from '@storefront/shared/contracts/remote-declaration';
import type {
  ActionFunctionArgs,
  LoaderFunctionArgs,
  RouterContextProvider,
} from '@storefront/shared/router';
import { lazy, useState } from 'react';
// A document has the styles of its remote's pages, not those that come with a script later.
import './QuickOrder.module.scss';

type Code = typeof import('./quick-order-code')['quickOrder'];

/** What is loaded of the page, so that a server renders it without waiting. */
let loaded: Code | null = null;

/** The page's code: a script of its own, for the other pages need none of it. */
async function load(): Promise<Code> {
  const { quickOrder } = await import(/* webpackChunkName: "quick-order" */ './quick-order-code');
  loaded = quickOrder;
  return quickOrder;
}

const LatePage = lazy(async () => ({ default: (await load()).Page }));

function QuickOrder() {
  const [Page] = useState(() => loaded?.Page ?? LatePage);
  return <Page />;
}

/** The page of the quick order. */
export const quickOrderRoute = {
  element: <QuickOrder />,
  handle: { takesFiles: true } satisfies PageHandle,
  loader: async (given: LoaderFunctionArgs<RouterContextProvider>) => (await load()).loader(given),
  action: async (given: ActionFunctionArgs<RouterContextProvider>) => (await load()).action(given),
};
