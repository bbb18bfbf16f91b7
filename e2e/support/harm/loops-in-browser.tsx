import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';
import { useEffect } from 'react';

/** Never comes to an end in browsers, once it is there. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  useEffect(() => {
    for (;;);
  });
  return <Link to="/shop/shopping-cart">Basket</Link>;
};
