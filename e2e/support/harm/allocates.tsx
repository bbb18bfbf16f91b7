import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

export let kept = 0;

/** Takes a gigabyte for its render. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  if (typeof document === 'undefined') {
    const lists = [];
    for (let nth = 0; nth < 128; nth += 1) lists.push(new Array(1_048_576).fill(nth + 0.5));
    kept = lists.length;
  }
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
