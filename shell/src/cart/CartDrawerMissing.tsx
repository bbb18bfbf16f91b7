import { totalQuantity, useBus, useTopic } from '@storefront/shared/bus';
import type { CartDrawerProps } from '@storefront/shared/contracts/exposed-modules';
import { useEffect } from 'react';

/** Stands for a drawer that cannot be had: an addition is said in a toast, and whoever asked for the cart gets its page. */
export function CartDrawerMissing({ added }: CartDrawerProps) {
  const bus = useBus();
  const isOpen = useTopic('app', ({ isDrawerShow }) => isDrawerShow);
  useEffect(() => {
    if (!isOpen) return;
    bus.update('app', { isDrawerShow: false });
    if (!added) return location.assign('/shop/shopping-cart');
    const count = totalQuantity(bus.topics.ecomerce.value.cartItems);
    const items = count === 1 ? '1 item' : `${count} items`;
    bus.notify({ kind: 'success', title: 'Added to cart.', text: `${items} in your cart.` });
  }, [bus, isOpen, added]);
  return null;
}
