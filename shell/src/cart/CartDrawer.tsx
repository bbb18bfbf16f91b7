import { useBus, useTopic } from '@storefront/shared/bus';
import type { CartLine } from '@storefront/shared/contracts/state';
import { useEffect, useState } from 'react';
import { Widget } from '../remotes/Widget';
import { CartDrawerMissing } from './CartDrawerMissing';

/** The place of the cart's drawer, which is loaded when it opens for the first time. */
export function CartDrawer() {
  const bus = useBus();
  const isOpen = useTopic('app', ({ isDrawerShow }) => isDrawerShow);
  const [wasOpened, setWasOpened] = useState(false);
  const [added, setAdded] = useState<CartLine | null>(null);
  if (isOpen && !wasOpened) setWasOpened(true);

  useEffect(() => {
    const subscription = bus.events.cartLineAdded.subscribe(setAdded);
    subscription.add(bus.topics.app.subscribe(({ isDrawerShow }) => !isDrawerShow && setAdded(null)));
    return () => subscription.unsubscribe();
  }, [bus]);

  if (!wasOpened) return null;
  return (
    <Widget
      name="cart/drawer"
      props={{ added }}
      meanwhile={null}
      fallback={<CartDrawerMissing added={added} />}
    />
  );
}
