import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

if (typeof document === 'undefined') throw new Error('broken from the beginning');

/** Shows nothing special: what is around it throws on a server. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
