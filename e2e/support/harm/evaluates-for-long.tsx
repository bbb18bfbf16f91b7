import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

const end = Date.now() + 8_000;
while (typeof document === 'undefined' && Date.now() < end);

/** Shows nothing special: what is around it takes eight seconds to evaluate. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
