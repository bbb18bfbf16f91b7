import type { RoutesModule } from '@storefront/shared/contracts/exposed-modules';
import { listPages } from '@storefront/shared/product/paths';
import { CartPage } from './cart/CartPage';
import { ComparePage } from './compare/ComparePage';
import { compareLoader } from './compare/compare-loader';
import { detailsLoader } from './lines/details-loader';
import { WishlistPage } from './wishlist/WishlistPage';

/** Every page of the cart. */
export const routes = [
  { path: listPages.cart, loader: detailsLoader('cart'), element: <CartPage /> },
  { path: listPages.wishlist, loader: detailsLoader('wishlist'), element: <WishlistPage /> },
  { path: listPages.compare, loader: compareLoader, element: <ComparePage /> },
] satisfies RoutesModule['routes'];
