import { type Bus, totalQuantity } from '@storefront/shared/bus';
import type { Notice } from '@storefront/shared/contracts/state';
import { formatItemCount } from '@storefront/shared/product/format-item-count';

/** Said after something came into the cart where no drawer shows it. */
export function addedNotice(bus: Bus): Notice {
  const items = formatItemCount(totalQuantity(bus.topics.ecomerce.value.cartItems));
  return { kind: 'success', title: 'Added to cart.', text: `${items} in your cart.` };
}
