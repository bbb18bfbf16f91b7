import { useBus } from '@storefront/shared/bus';
import type { CartLine } from '@storefront/shared/contracts/state';
import { Suspense, startTransition, useContext, useEffect, useState } from 'react';
import { CatchRender } from '../remotes/CatchRender';
import { WidgetsContext } from '../remotes/widgets';
import { CartDrawerMissing } from './CartDrawerMissing';

/** The place of the cart's drawer, which is loaded when it opens for the first time. */
export function CartDrawer() {
  const bus = useBus();
  const Drawer = useContext(WidgetsContext)('cart/drawer');
  const [wasOpened, setWasOpened] = useState(false);
  const [added, setAdded] = useState<CartLine | null>(null);

  useEffect(() => {
    const subscription = bus.events.cartLineAdded.subscribe(setAdded);
    subscription.add(
      bus.topics.app.subscribe(({ isDrawerShow }) => {
        // As a transition it shows as soon as it is loaded: React holds back what follows a fallback.
        if (isDrawerShow) startTransition(() => setWasOpened(true));
        else setAdded(null);
      }),
    );
    return () => subscription.unsubscribe();
  }, [bus]);

  const missing = <CartDrawerMissing added={added} />;
  return (
    <CatchRender fallback={() => missing}>
      <Suspense fallback={null}>{wasOpened && (Drawer ? <Drawer added={added} /> : missing)}</Suspense>
    </CatchRender>
  );
}
