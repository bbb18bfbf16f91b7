import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { listPages } from '@storefront/shared/product/paths';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { unavailableWhen } from '@storefront/shared/router/unavailable-when';
import { CartPage } from './cart/CartPage';
import { ComparePage } from './compare/ComparePage';
import { compareLoader } from './compare/compare-loader';
import { allProductsFailed } from './lines/all-products-failed';
import { detailsLoader } from './lines/details-loader';
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
