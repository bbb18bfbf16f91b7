import { totalQuantity, useTopic } from '@storefront/shared/bus';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { Link } from '@storefront/shared/router';
import { CartButton } from '@storefront/shared/ui/CartButton';
import { heart, Icon } from '../Icon';
import { MenuButton } from './MenuButton';

/** The bar at the foot of narrow screens: menu, home, wishlist and cart with their counts (P13). */
export function BottomBar() {
  const wishlist = useTopic('ecomerce', ({ wishlistItems }) => wishlistItems.length);
  const cart = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return (
    <nav className="bottom-bar" aria-label="Shortcuts">
      <MenuButton />
      <Link to="/">
        <Icon drawing="M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4Z" />
        Home
      </Link>
      <Link to="/shop/wishlist">
        <Icon drawing={heart} />
        Wishlist <Count of={wishlist} />
      </Link>
      <CartButton label={`Cart, ${formatItemCount(cart)}`}>
        <Icon drawing="M3 4h2.5l2.3 11.5h9.7L20 7.5H6M9 20h.01M16.5 20h.01" />
        Cart <Count of={cart} />
      </CartButton>
    </nav>
  );
}

function Count({ of: count }: { readonly of: number }) {
  return (
    <span className="bottom-bar-count">
      <span className="site-count">{count}</span>
    </span>
  );
}
