import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** Throws after its render, where nobody catches it. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  if (typeof document === 'undefined')
    setTimeout(() => {
      throw new Error('thrown later');
    }, 5);
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
