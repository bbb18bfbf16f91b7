import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** Writes 100,000 lines. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  if (typeof document === 'undefined') for (let nth = 0; nth < 100_000; nth += 1) console.log(`line ${nth}`);
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
