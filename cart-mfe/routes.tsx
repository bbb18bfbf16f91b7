import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { listPages } from '@storefront/shared/product/paths';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import { unavailableWhen } from '@storefront/shared/router/unavailable-when';
import { CartPage } from './cart/CartPage';
import { ComparePage } from './compare/ComparePage';
import { sharedIds } from './compare/compare-address';
import { allProductsFailed } from './lines/all-products-failed';
import { detailsCacheOf, type LoadedDetails } from './lines/details-cache';
import { detailsLoader, loadDetails } from './lines/details-loader';
import { quickOrderRoute } from './quick-order/quick-order-route';
import { moveAllAction } from './wishlist/move-all-action';
import { WishlistPage } from './wishlist/WishlistPage';

/** Every page of the cart. The cart itself is whole without details: its lines can be read, changed and quoted. */
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

const ownCompareList = detailsLoader('compare');

/** Loads the products that the address compares, or else those of the visitor's compare list. */
function compareLoader(loading: LoaderFunctionArgs<RouterContextProvider>): Promise<LoadedDetails> {
  const ids = sharedIds(new URL(loading.request.url).searchParams);
  return ids
    ? loadDetails(ids, detailsCacheOf(loading.context.get(storefrontContext)))
    : ownCompareList(loading);
}
