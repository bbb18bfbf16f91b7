import { totalQuantity, useTopic } from '@storefront/shared/bus';
import type { SlotModule } from '@storefront/shared/contracts/slots';
import { Link } from '@storefront/shared/router';

/** The badge in the test's second release, which calls the cart a basket. */
export const Widget: SlotModule<'header-cart'>['Widget'] = () => {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return <Link to="/shop/shopping-cart">{`Basket of ${count}`}</Link>;
};
