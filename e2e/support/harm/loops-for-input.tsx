import type { RoutesModule } from '@storefront/shared/contracts/remote-declaration';
import { listPages } from '@storefront/shared/product/paths';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';

/** Pages of the cart, one of which loops for a visitor who sends `hang`, as a form or in the query. */
export const routes = [
  { path: listPages.cart, element: <h1>Cart</h1> },
  { path: listPages.wishlist, element: <h1>Wishlist</h1> },
  { path: listPages.compare, element: <h1>Compare</h1> },
  {
    path: quickOrderPath,
    loader: ({ request }) => {
      while (new URL(request.url).searchParams.has('hang'));
      return null;
    },
    action: async ({ request }) => {
      const form = await request.formData();
      while (form.has('hang'));
      return null;
    },
    element: <h1>Quick order</h1>,
  },
] satisfies RoutesModule['routes'];
