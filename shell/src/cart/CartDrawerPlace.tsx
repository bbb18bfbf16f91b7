import { useBus, useTopic } from '@storefront/shared/bus';
import { useOnDemand } from '../places/use-on-demand';
import { ErrorBoundary } from '../remotes/ErrorBoundary';
import { CartDrawerFailed } from './CartDrawerFailed';
import { keepStaysClosed, useStaysClosed } from './stays-closed';
import { useCloseOnNavigation } from './use-close-on-navigation';
import { useDrawerMessage } from './use-drawer-message';
import { useDrawerOpening } from './use-drawer-opening';
import { useJustAdded } from './use-just-added';

/** The place of the cart's drawer, which is loaded when it is wanted for the first time (docs/decisions/015). */
export function CartDrawerPlace() {
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
