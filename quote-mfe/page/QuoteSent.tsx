import { Link } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { useEffect, useRef } from 'react';

/** Says that a quote request was sent (P58). */
export function QuoteSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <PageHead page="Quote requested" />
      <h1 tabIndex={-1} ref={heading}>
        Success!
      </h1>
      <p>Quote Requested Successfully</p>
      <Link className="btn btn-primary" to="/shop">
        Back to shop
      </Link>
    </>
  );
}
