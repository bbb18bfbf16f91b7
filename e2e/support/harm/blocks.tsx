import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** Lets everybody wait for 900 ms. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  const end = Date.now() + 900;
  while (typeof document === 'undefined' && Date.now() < end);
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
