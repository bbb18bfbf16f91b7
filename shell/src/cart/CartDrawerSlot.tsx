import { useBus, useTopic } from '@storefront/shared/bus';
import { listPages } from '@storefront/shared/product/paths';
import { useEffect, useState } from 'react';
import { ErrorBoundary } from '../remotes/ErrorBoundary';
import { useOnDemand } from '../slots/use-on-demand';
import { keepStaysClosed, useStaysClosed } from './stays-closed';
import { useCloseOnNavigation } from './use-close-on-navigation';
import { useDrawerOpening } from './use-drawer-opening';

/** The cart's drawer, loaded on first use (docs/decisions/015). */
export function CartDrawerSlot() {
  const bus = useBus();
  const isWanted = useTopic('app', ({ isDrawerShow }) => isDrawerShow);
  const { Component: Drawer, ask } = useOnDemand('cart-drawer');
  const staysClosed = useStaysClosed();
  const { isOpen, opener } = useDrawerOpening(isWanted, staysClosed, ask);
  const message = useDrawerMessage(isWanted);
  const added = useJustAdded(isWanted);
  useCloseOnNavigation();
  if (!Drawer) return null;
  return (
    <ErrorBoundary fallback={(isFinal) => isFinal && <CartDrawerFailed />}>
      <Drawer
        open={isOpen}
        message={message}
        added={added}
        opener={opener}
        onClose={() => bus.update('app', { isDrawerShow: false })}
        staysClosed={staysClosed}
        onStaysClosed={keepStaysClosed}
      />
    </ErrorBoundary>
  );
}

function CartDrawerFailed() {
  const bus = useBus();
  const isWanted = useTopic('app', ({ isDrawerShow }) => isDrawerShow);
  useEffect(() => {
    if (!isWanted) return;
    bus.update('app', { isDrawerShow: false });
    location.assign(listPages.cart);
  }, [bus, isWanted]);
  return null;
}

const none: readonly string[] = [];

/** Ids of the products added since the drawer was last closed, the latest last (P41). */
function useJustAdded(isWanted: boolean): readonly string[] {
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

const addedMessage = 'Added to your cart.';

/** The drawer's message: the last addition or notice. The page's own notices are hidden behind the drawer. */
function useDrawerMessage(isWanted: boolean): string {
  const bus = useBus();
  const [message, setMessage] = useState('');
  if (!isWanted && message !== '') setMessage('');

  useEffect(() => {
    const { cartLineAdded, notices, linesRemoved } = bus.events;
    const subscription = cartLineAdded.subscribe(() => setMessage(addedMessage));
    subscription.add(
      notices.subscribe(({ text }) =>
        setMessage((before) => (before === addedMessage ? `${addedMessage} ${text}` : text)),
      ),
    );
    subscription.add(linesRemoved.subscribe(() => setMessage('')));
    return () => subscription.unsubscribe();
  }, [bus]);

  return message;
}
