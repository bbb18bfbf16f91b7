import { NextStep } from '@storefront/shared/ui/NextStep';
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
      <NextStep title="Your message has been sent.">
        <p>We’ll get back to you soon.</p>
      </NextStep>
    </div>
  );
}
