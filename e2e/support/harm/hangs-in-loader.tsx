import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { listPages } from '@storefront/shared/product/paths';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';

/** Pages of the cart one of which waits for its data for ever. */
export const routes = [
  { path: listPages.cart, loader: () => new Promise<null>(() => {}), element: <h1>Never</h1> },
  { path: listPages.wishlist, element: <h1>Wishlist</h1> },
  { path: listPages.compare, element: <h1>Compare</h1> },
  { path: quickOrderPath, element: <h1>Quick order</h1> },
] satisfies RoutesModule['routes'];
