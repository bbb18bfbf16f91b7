import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';
import { worked } from './worked';

if (typeof document === 'undefined') {
  const end = Date.now() + 8_000;
  const done = worked() + 2_000_000;
  while (Date.now() < end || worked() < done);
}

/**
 * Shows nothing special: what is around it takes eight seconds to evaluate, and until the process has worked for two: what it waits for a
 * processor is not held against a release.
 */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
