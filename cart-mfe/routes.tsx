import type { RoutesModule } from '@storefront/shared/contracts/exposed-modules';
import { CartPage } from './CartPage';
import { detailsLoader } from './cart-loader';
import { KeptPage } from './KeptPage';
import { type KeptList, keptLists } from './kept-list';

// Without the key, React would take one list's page for the other's.
const keptRoute = (list: KeptList) => ({
  path: keptLists[list].path,
  loader: detailsLoader(keptLists[list].items),
  element: <KeptPage key={list} list={list} />,
});

/** Every page of the cart. */
export const routes = [
  {
    path: '/shop/shopping-cart',
    loader: detailsLoader('cartItems'),
    element: <CartPage />,
  },
  keptRoute('wishlist'),
  keptRoute('compare'),
] satisfies RoutesModule['routes'];
