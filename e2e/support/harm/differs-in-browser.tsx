import { totalQuantity, useTopic } from '@storefront/shared/bus';
import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** Says another thing in browsers than the server's HTML does. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  const name = typeof document === 'undefined' ? 'Basket' : 'Trolley';
  return (
    <Link to="/shop/shopping-cart">
      {name} of {count}
    </Link>
  );
};
