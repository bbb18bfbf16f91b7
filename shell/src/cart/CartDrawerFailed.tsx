import { useBus, useTopic } from '@storefront/shared/bus';
import { listPages } from '@storefront/shared/product/paths';
import { useEffect } from 'react';

/** Stands for a drawer that threw: whoever wants the cart gets its page. */
export function CartDrawerFailed() {
  const bus = useBus();
  const isWanted = useTopic('app', ({ isDrawerShow }) => isDrawerShow);
  useEffect(() => {
    if (!isWanted) return;
    bus.update('app', { isDrawerShow: false });
    location.assign(listPages.cart);
  }, [bus, isWanted]);
  return null;
}
