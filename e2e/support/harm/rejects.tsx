import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** Leaves a rejection that nobody handles. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  if (typeof document === 'undefined') void Promise.reject(new Error('left alone'));
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
