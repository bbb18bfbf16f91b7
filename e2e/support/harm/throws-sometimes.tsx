import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

let rendered = 0;

/** Throws in each third document. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  rendered += 1;
  if (typeof document === 'undefined' && rendered % 3 === 0) throw new Error('one of three');
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
