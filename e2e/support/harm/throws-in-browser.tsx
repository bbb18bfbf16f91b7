import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** Throws in browsers alone. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  if (typeof document !== 'undefined') throw new Error('broken in browsers');
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
