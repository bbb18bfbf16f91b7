import { totalQuantity, useTopic } from '@storefront/shared/bus';
import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';
import { useEffect } from 'react';

/** Writes to the console of whoever visits. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  useEffect(() => console.log('the basket is here'), []);
  return <Link to="/shop/shopping-cart">Basket of {count}</Link>;
};
