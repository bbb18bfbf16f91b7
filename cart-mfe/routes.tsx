import type { RoutesModule } from '@storefront/shared/contracts/exposed-modules';
import { CartPage } from './CartPage';
import { cartLoader } from './cart-loader';

/** Every page of the cart. */
export const routes = [
  {
    path: '/shop/shopping-cart',
    loader: cartLoader,
    element: <CartPage />,
  },
] satisfies RoutesModule['routes'];
