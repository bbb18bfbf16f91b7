import { useBus } from '@storefront/shared/bus';
import { useEffect, useState } from 'react';

const none: readonly string[] = [];

/** Ids of the products that were added since the drawer was last closed, the latest at the end: it shows them (P41). */
export function useJustAdded(isWanted: boolean): readonly string[] {
  const bus = useBus();
  const [added, setAdded] = useState(none);
  if (!isWanted && added.length > 0) setAdded(none);

  useEffect(() => {
    const subscription = bus.events.cartLineAdded.subscribe(({ id }) =>
      setAdded((before) => [...before.filter((other) => other !== id), id]),
    );
    return () => subscription.unsubscribe();
  }, [bus]);

  return added;
}
