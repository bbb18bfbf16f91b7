import { type Bus, totalQuantity } from '@storefront/shared/bus';
import type { Addition, Notice } from '@storefront/shared/contracts/state';
import { formatItemCount } from '@storefront/shared/product/format-item-count';

/** The notice of an addition that no drawer shows. */
export function addedNotice(bus: Bus): Notice {
  const items = formatItemCount(totalQuantity(bus.topics.ecomerce.value.cartItems));
  return { kind: 'success', title: 'Added to cart.', text: `${items} in your cart.` };
}

/** The same in a page with scripts, with what was added, 'Undo' and a link to the cart (P73). */
export function undoableNotice(bus: Bus, additions: readonly Addition[]): Notice {
  const notice = addedNotice(bus);
  const text = whatWas(additions) ?? notice.text;
  return { ...notice, text, offersCart: true, undo: () => takeBack(bus, additions) };
}

/** '2 × Gauze swabs'; null for several products, and for a product without a name. */
function whatWas([first, ...others]: readonly Addition[]): string | null {
  if (!first?.name || others.some(({ id }) => id !== first.id)) return null;
  const quantity = totalQuantity([first, ...others]);
  return quantity === 1 ? first.name : `${quantity} × ${first.name}`;
}

/**
 * Takes an addition out of the cart, and puts what was moved there back in its place (P73). The last comes first: each place is
 * one in the list as it was then.
 */
export function takeBack(bus: Bus, additions: readonly Addition[]): void {
  for (const { id, quantity, from } of [...additions].reverse()) {
    const line = bus.state().ecomerce.cartItems.find((candidate) => candidate.id === id);
    const left = (line?.quantity ?? 0) - quantity;
    if (left > 0) bus.change({ list: 'cart', intent: 'set', id, quantity: left });
    else bus.change({ list: 'cart', intent: 'remove', id });
    if (from) bus.change({ intent: 'restore', ...from });
  }
}
