import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

while (typeof document === 'undefined');

/** Shows nothing special: what is around it never comes to its end on a server. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
