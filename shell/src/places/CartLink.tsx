import { totalQuantity, useTopic } from '@storefront/shared/bus';
import { listPages } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';

/** The way to the cart while the cart's own badge is not to be had. */
export function CartLink() {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return (
    <Link className="site-cart" to={listPages.cart}>
      {`Cart (${count})`}
    </Link>
  );
}
