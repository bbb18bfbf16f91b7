import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** Ends the process. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  if (typeof document === 'undefined') process.exit(3);
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
