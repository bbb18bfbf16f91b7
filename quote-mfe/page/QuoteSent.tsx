import { Link, useLocation } from '@storefront/shared/router';
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
      <p>Quote Requested Successfully</p>
      {reference && (
        <p>
          Your reference is <strong className={styles.reference}>{reference}</strong>. Please have it ready
          when you call or write.
        </p>
      )}
      <Link className="btn btn-primary" to="/shop">
        Back to shop
      </Link>
    </>
  );
}
