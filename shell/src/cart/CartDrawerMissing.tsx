import { totalQuantity, useBus, useTopic } from '@storefront/shared/bus';
import type { CartDrawerProps } from '@storefront/shared/contracts/exposed-modules';
import { countedItems } from '@storefront/shared/product/counted-items';
import { useEffect } from 'react';

/** Stands for a drawer that cannot be had: an addition is said in a toast, and whoever asked for the cart gets its page. */
export function CartDrawerMissing({ added }: CartDrawerProps) {
  const bus = useBus();
  const isOpen = useTopic('app', ({ isDrawerShow }) => isDrawerShow);
  useEffect(() => {
    if (!isOpen) return;
    bus.update('app', { isDrawerShow: false });
    if (!added) return location.assign('/shop/shopping-cart');
    const items = countedItems(totalQuantity(bus.topics.ecomerce.value.cartItems));
    bus.notify({ kind: 'success', title: 'Added to cart.', text: `${items} in your cart.` });
  }, [bus, isOpen, added]);
  return null;
}
