import { totalQuantity, useTopic } from '@storefront/shared/bus';
import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Link } from '@storefront/shared/router';

/** A link whose name only those know who see it. */
export const Widget: PlaceModule<'header-cart'>['Widget'] = () => {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return (
    <Link to="/shop/shopping-cart">
      <span aria-hidden="true">{count}</span>
    </Link>
  );
};
