import { totalQuantity, useTopic } from '@storefront/shared/bus';
import type { SlotModule } from '@storefront/shared/contracts/slots';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { CartButton } from '@storefront/shared/ui/CartButton';

/** The link to the cart with its number of items: 'Cart, 3 items' (P14). */
export const Widget: SlotModule<'header-cart'>['Widget'] = () => {
  const count = useTopic('ecomerce', ({ cartItems }) => totalQuantity(cartItems));
  return (
    <CartButton className="site-cart" label={`Cart, ${formatItemCount(count)}`}>
      <svg
        viewBox="0 0 24 24"
        width="1.5em"
        height="1.5em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M2.5 4H5l3 12h11l2-8.5H6" />
        <circle cx="9.8" cy="20" r="1.2" />
        <circle cx="17.3" cy="20" r="1.2" />
      </svg>
      {/* Separate, as in the button's name. */}
      <span>Cart</span> <span className="site-count">{count > 0 && count}</span>
    </CartButton>
  );
};
