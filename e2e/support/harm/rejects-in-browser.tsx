import { totalQuantity, useTopic } from '@storefront/shared/bus';
import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';
import { useEffect } from 'react';

/** Leaves a rejection in browsers that nobody handles. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  useEffect(() => void Promise.reject(new Error('left alone in a browser')), []);
  return <Link to="/shop/shopping-cart">Basket of {count}</Link>;
};
