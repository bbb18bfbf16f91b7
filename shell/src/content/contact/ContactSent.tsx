import { Link } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { useEffect, useRef } from 'react';

/** Says that a message was sent. */
export function ContactSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="container">
      <PageHead page="Message sent" noindex />
      <h1 tabIndex={-1} ref={heading}>
        Thank you
      </h1>
      <p>Your message has been sent.</p>
      <Link className="btn btn-primary" to="/shop">
        Back to shop
      </Link>
    </div>
  );
}
