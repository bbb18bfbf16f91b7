import type { Bus } from '@storefront/shared/bus';
import type { Addition } from '@storefront/shared/contracts/state';

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
