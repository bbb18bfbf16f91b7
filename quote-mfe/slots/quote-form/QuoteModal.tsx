import type { SlotModule } from '@storefront/shared/contracts/slots';
import { useLocation } from '@storefront/shared/router';
import { Modal } from '@storefront/shared/ui/Modal';
import { useEffect, useRef } from 'react';
import { quoteHeadingId } from '../../parts/form/QuoteForm';
import styles from './QuoteModal.module.scss';
import { QuoteModalContent } from './QuoteModalContent';

/** The quote form in a dialog, 1024 px wide and centred (P44); full screen on phones. */
export const Widget: SlotModule<'quote-form'>['Widget'] = ({ asked, onClose }) => {
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
    openedAt.current = key;
  }, [key, onClose]);

  return (
    <Modal open={asked !== null} onClose={onClose} labelledBy={quoteHeadingId} className={styles.modal}>
      {asked && (
        <>
          <div className={styles.top}>
            <p>Request a quote</p>
            <button className="btn-close" type="button" aria-label="Close quote form" onClick={onClose} />
          </div>
          <QuoteModalContent asked={asked} onClose={onClose} />
        </>
      )}
    </Modal>
  );
};
