import { totalQuantity, useTopic } from '@storefront/shared/bus';
import { Link } from '@storefront/shared/router';

/** The way to the cart while the cart's own badge is not to be had. */
export function CartLink() {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return (
    <Link className="site-cart" to="/shop/shopping-cart">
      Cart ({count})
    </Link>
  );
}
