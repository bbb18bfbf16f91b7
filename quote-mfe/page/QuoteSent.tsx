import { useLocation } from '@storefront/shared/router';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { useEffect, useRef } from 'react';
import styles from './QuoteSent.module.scss';
import { sentReference } from './sent-path';

/** Says that a quote request was sent (P58), and what it is called by (P69). */
export function QuoteSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reference = sentReference(useLocation().search);
  return (
    <>
      <PageHead page="Quote requested" />
      <h1 tabIndex={-1} ref={heading}>
        Success!
      </h1>
      <NextStep title="Quote Requested Successfully">
        {reference && (
          <p>
            Your reference is <strong className={styles.reference}>{reference}</strong>. Please have it ready
            when you call or write.
          </p>
        )}
        <p>Thank you. We’ll be in touch with your quote soon.</p>
      </NextStep>
    </>
  );
}
