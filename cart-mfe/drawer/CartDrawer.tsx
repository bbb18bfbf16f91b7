import { useBus, useTopic } from '@storefront/shared/bus';
import type { ExposedModules } from '@storefront/shared/contracts/exposed-modules';
import { useLocation, useNavigation } from '@storefront/shared/router';
import { Modal } from '@storefront/shared/ui/Modal';
import { useEffect, useId, useRef } from 'react';
import styles from './CartDrawer.module.scss';
import { DrawerContent } from './DrawerContent';

/**
 * The cart from the right, 400 wide, over any page (specification section 2). Quantity, removing and clearing keep it open;
 * Escape, a press beside it, its button and every navigation close it (decision 21).
 */
export const Widget: ExposedModules['cart/drawer']['Widget'] = ({ added }) => {
  const bus = useBus();
  const isOpen = useTopic('app', ({ isDrawerShow }) => isDrawerShow);
  const lines = useTopic('ecomerce', ({ cartItems }) => cartItems);
  const headingId = useId();
  useCloseOnNavigation();
  return (
    <Modal
      open={isOpen}
      onClose={() => bus.update('app', { isDrawerShow: false })}
      labelledBy={headingId}
      className={styles.drawer}
    >
      <DrawerContent headingId={headingId} lines={lines} added={added} />
    </Modal>
  );
};

function useCloseOnNavigation(): void {
  const bus = useBus();
  const { key } = useLocation();
  const { state } = useNavigation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (state === 'idle' && key === openedAt.current) return;
    openedAt.current = key;
    bus.update('app', { isDrawerShow: false });
  }, [bus, key, state]);
}
