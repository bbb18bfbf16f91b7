import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { listPages } from '@storefront/shared/product/paths';
import { unavailableWhen } from '@storefront/shared/router/unavailable-when';
import { CartPage } from './cart/CartPage';
import { ComparePage } from './compare/ComparePage';
import { compareLoader } from './compare/compare-loader';
import { allProductsFailed } from './lines/all-products-failed';
import { detailsLoader } from './lines/details-loader';
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
] satisfies RoutesModule['routes'];
