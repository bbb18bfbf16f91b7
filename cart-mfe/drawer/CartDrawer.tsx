import type { PlaceModule } from '@storefront/shared/contracts/places';
import { Modal } from '@storefront/shared/ui/Modal';
import { useId } from 'react';
import styles from './CartDrawer.module.scss';
import { DrawerContent } from './DrawerContent';

/** The cart's drawer over any page, from the right, 400 px wide (P41). Quantity, removing and clearing keep it open (P42). */
export const Widget: PlaceModule<'cart-drawer'>['Widget'] = ({ open, opener, onClose, ...content }) => {
  const headingId = useId();
  return (
    <Modal open={open} onClose={onClose} opener={opener} labelledBy={headingId} className={styles.drawer}>
      <DrawerContent headingId={headingId} onClose={onClose} {...content} />
    </Modal>
  );
};
