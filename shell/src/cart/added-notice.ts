import { type Bus, totalQuantity } from '@storefront/shared/bus';
import type { Addition, Notice } from '@storefront/shared/contracts/state';
import { formatItemCount } from '@storefront/shared/product/format-item-count';

/** Said after something came into the cart where no drawer shows it. */
export function addedNotice(bus: Bus): Notice {
  const items = formatItemCount(totalQuantity(bus.topics.ecomerce.value.cartItems));
  return { kind: 'success', title: 'Added to cart.', text: `${items} in your cart.` };
}

/** The same in a page with scripts: it says what was added, and offers to take it back and to see the cart (P73). */
export function undoableNotice(bus: Bus, additions: readonly Addition[]): Notice {
  const notice = addedNotice(bus);
  const text = whatWas(additions) ?? notice.text;
  return { ...notice, text, offersCart: true, undo: () => takeBack(bus, additions) };
}

/** '2 × Gauze swabs'; null for several products, and where nobody said what it is called. */
function whatWas([first, ...others]: readonly Addition[]): string | null {
  if (!first?.name || others.some(({ id }) => id !== first.id)) return null;
  const quantity = totalQuantity([first, ...others]);
  return quantity === 1 ? first.name : `${quantity} × ${first.name}`;
}

/**
 * Takes out of the cart what was added, and no more than that; what was moved there is put back where it was (P73). The last comes
 * first, for each place is one of the list as it was then.
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
