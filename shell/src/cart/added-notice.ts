import { type Bus, totalQuantity } from '@storefront/shared/bus';
import type { Addition, Notice } from '@storefront/shared/contracts/state';
import { formatItemCount } from '@storefront/shared/product/format-item-count';

/** Notice of an addition that opens no drawer. */
export function addedNotice(bus: Bus): Notice {
  const items = formatItemCount(totalQuantity(bus.topics.ecomerce.value.cartItems));
  return { kind: 'success', title: 'Added to cart.', text: `${items} in your cart.` };
}

/** The notice with the added product, 'Undo' and a link to the cart, for pages with scripts (P73). */
export function undoableNotice(bus: Bus, additions: readonly Addition[]): Notice {
  const notice = addedNotice(bus);
  const text = whatWas(additions) ?? notice.text;
  return { ...notice, text, offersCart: true, undo: () => undoAdditions(bus, additions) };
}

/** '2 × Gauze swabs'; null for several products, or a product without a name. */
function whatWas([first, ...others]: readonly Addition[]): string | null {
  if (!first?.name || others.some(({ id }) => id !== first.id)) return null;
  const quantity = totalQuantity([first, ...others]);
  return quantity === 1 ? first.name : `${quantity} × ${first.name}`;
}

/**
 * Undoes additions to the cart: moved lines go back to their place (P73). Last first, since each place is an index into the list as it was
 * then.
 */
export function undoAdditions(bus: Bus, additions: readonly Addition[]): void {
  for (const { id, quantity, from } of [...additions].reverse()) {
    const line = bus.state().ecomerce.cartItems.find((candidate) => candidate.id === id);
    const left = (line?.quantity ?? 0) - quantity;
    if (left > 0) bus.change({ list: 'cart', intent: 'set', id, quantity: left });
    else bus.change({ list: 'cart', intent: 'remove', id });
    if (from) bus.change({ intent: 'restore', ...from });
  }
}
