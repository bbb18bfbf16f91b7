import { useBus } from '@storefront/shared/bus';
import { useEffect, useState } from 'react';

const added = 'Added to your cart.';

/** What the drawer says: that something was added, and the notices, for the page's own are behind it and silent. */
export function useDrawerMessage(isWanted: boolean): string {
  const bus = useBus();
  const [message, setMessage] = useState('');
  if (!isWanted && message !== '') setMessage('');

  useEffect(() => {
    const { cartLineAdded, notices, linesRemoved } = bus.events;
    const subscription = cartLineAdded.subscribe(() => setMessage(added));
    subscription.add(
      notices.subscribe(({ text }) => setMessage((before) => (before === added ? `${added} ${text}` : text))),
    );
    subscription.add(linesRemoved.subscribe(() => setMessage('')));
    return () => subscription.unsubscribe();
  }, [bus]);

  return message;
}
