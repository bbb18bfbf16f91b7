import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

const kept: number[][] = [];

/** Keeps two megabytes of every document. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  if (typeof document === 'undefined') kept.push(new Array(262_144).fill(kept.length + 0.5));
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
