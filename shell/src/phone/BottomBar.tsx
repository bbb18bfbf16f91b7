import { totalQuantity, useTopic } from '@storefront/shared/bus';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { CartButton } from '@storefront/shared/ui/CartButton';
import { heart, Icon } from '../Icon';
import { PageLink } from '../menus/PageLink';
import { MenuButton } from './MenuButton';

/** The bar at the bottom of narrow screens with menu, home, wishlist and cart (P13). */
export function BottomBar() {
  const wishlist = useTopic('ecomerce', ({ wishlistItems }) => wishlistItems.length);
  const cart = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return (
    <nav className="bottom-bar" aria-label="Shortcuts">
      <MenuButton />
      <PageLink to="/">
        <Icon drawing="M4 11.5 12 4l8 7.5V20h-5.5v-5.5h-5V20H4Z" />
        Home
      </PageLink>
      <PageLink to="/shop/wishlist">
        <Icon drawing={heart} />
        Wishlist <span className="site-count">{wishlist}</span>
      </PageLink>
      <CartButton label={`Cart, ${formatItemCount(cart)}`}>
        <Icon drawing="M2.5 4H5l3 12h11l2-8.5H6M9.8 20h.01M17.3 20h.01" />
        Cart <span className="site-count">{cart}</span>
      </CartButton>
    </nav>
  );
}
