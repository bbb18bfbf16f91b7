import { readQuoteReference } from '@storefront/shared/contracts/quote-reference';
import { useLocation } from '@storefront/shared/router';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { useSentQuote } from '@storefront/shared/ui/use-sent-quote';
import { useEffect, useRef } from 'react';
import { QuotedLines } from '../../parts/subject/QuotedLines';
import styles from './QuoteSent.module.scss';
import { WholeLines } from './WholeLines';

/**
 * The confirmation of a quote (P58) with its reference, and its products in the tab that sent it (P69): elsewhere the e-mail, if one was
 * sent, lists them.
 */
export function QuoteSent() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { search } = useLocation();
  const reference = sentReference(search);
  const last = useSentQuote();
  const sent = last?.reference === reference ? last : null;
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
      {sent === null && new URLSearchParams(search).has('confirmed') && (
        <p className={styles.elsewhere}>Our e-mail to you says what you asked for.</p>
      )}
      {sent && sent.lines.length > 0 && (
        <section className={styles.lines} aria-labelledby="quote-sent-lines">
          <h2 id="quote-sent-lines">What you asked for</h2>
          <QuotedLines
            lines={sent.lines}
            products={sent.products}
            // All products were known when it was sent.
            gone={sent.lines.map(({ id }) => id)}
            Lines={WholeLines}
          />
        </section>
      )}
    </>
  );
}

/** The reference in the address (`quoteSentPath`); null for none or an invalid one. */
function sentReference(search: string): string | null {
  return readQuoteReference(new URLSearchParams(search).get('reference'));
}
