import type { SlotModule } from '@storefront/shared/contracts/slots';
import { Modal } from '@storefront/shared/ui/Modal';
import { useId } from 'react';
import styles from './CartDrawer.module.scss';
import { DrawerContent } from './DrawerContent';

/** The cart's drawer over any page, 400 px wide, from the right (P41). It stays open when quantities change and lines are removed (P42). */
export const Widget: SlotModule<'cart-drawer'>['Widget'] = ({ open, opener, onClose, ...content }) => {
  const headingId = useId();
  return (
    <Modal open={open} onClose={onClose} opener={opener} labelledBy={headingId} className={styles.drawer}>
      <DrawerContent headingId={headingId} onClose={onClose} {...content} />
    </Modal>
  );
};
