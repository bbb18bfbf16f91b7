import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { listPages } from '@storefront/shared/product/paths';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { use } from 'react';

const never = new Promise<null>(() => {});

/** Pages of the cart one of which waits for its data for ever, and one while it is rendered. */
export const routes = [
  { path: listPages.cart, loader: () => never, element: <h1>Never</h1> },
  { path: listPages.wishlist, Component: () => <h1>{use(never)}</h1> },
  { path: listPages.compare, element: <h1>Compare</h1> },
  { path: quickOrderPath, element: <h1>Quick order</h1> },
] satisfies RoutesModule['routes'];
