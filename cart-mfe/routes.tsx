import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { listFields, type StoredList } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import {
  type LoaderFunctionArgs,
  type RouterContextProvider,
  storefrontContext,
} from '@storefront/shared/router';
import { unavailableWhen } from '@storefront/shared/router/unavailable-when';
import { detailsLoader, loadDetails } from './data/details-loader';
import { detailsCacheOf, type LoadedDetails } from './data/line-details';
import { CartPage } from './pages/cart/CartPage';
import { ComparePage } from './pages/compare/ComparePage';
import { sharedIds } from './pages/compare/compare-address';
import { quickOrderRoute } from './pages/quick-order/quick-order-route';
import { moveAllAction } from './pages/wishlist/MoveAll';
import { WishlistPage } from './pages/wishlist/WishlistPage';

const ownList = detailsLoader('compare');

function compareLoader(loading: LoaderFunctionArgs<RouterContextProvider>): Promise<LoadedDetails> {
  const ids = sharedIds(new URL(loading.request.url).searchParams);
  return ids ? loadDetails(ids, detailsCacheOf(loading.context.get(storefrontContext))) : ownList(loading);
}

/** All pages of the cart remote. The cart page works without details: its lines can be read, changed and quoted. */
export const routes = [
  { path: listPages.cart, loader: detailsLoader('cart'), element: <CartPage /> },
  {
    path: listPages.wishlist,
    loader: unavailableWhen(allProductsFailed('wishlist'), detailsLoader('wishlist')),
    action: moveAllAction,
    element: <WishlistPage />,
  },
  {
    path: listPages.compare,
    loader: unavailableWhen(allProductsFailed('compare'), compareLoader),
    element: <ComparePage />,
  },
  { path: quickOrderPath, ...quickOrderRoute },
] satisfies RoutesModule['routes'];

/** Whether all products of a list's page failed to load; false for an empty list, even if its address names a removed line. */
function allProductsFailed(list: StoredList) {
  return (
    { products, gone, failed }: LoadedDetails,
    { request, context }: Pick<LoaderFunctionArgs<RouterContextProvider>, 'request' | 'context'>,
  ): boolean => {
    const { ecomerce } = context.get(storefrontContext).bus.state();
    const isEmpty = ecomerce[listFields[list]].length === 0 && !new URL(request.url).searchParams.has('ids');
    return failed && products.length === 0 && gone.length === 0 && !isEmpty;
  };
}
