import { quoteSentPath } from '@storefront/shared/product/paths';
import { quickOrderPath } from '@storefront/shared/product/quick-order-path';
import { Link } from '@storefront/shared/router';
import { NextStep } from '@storefront/shared/ui/NextStep';
import { useSentQuote } from '@storefront/shared/ui/use-sent-quote';

/** The empty cart (P41, P84), with the last quote sent in this tab, which may have emptied it (P50, P69). */
export function EmptyCart() {
  const sent = useSentQuote();
  return (
    <NextStep title="Cart empty!" isWarning otherWay={{ text: 'Order from a list', to: quickOrderPath }}>
      {sent && (
        <p>
          Your quote was requested.{' '}
          {sent.reference && (
            <span>
              Its reference is <strong className="one-word">{sent.reference}</strong>.{' '}
            </span>
          )}
          <Link to={quoteSentPath(sent.reference)}>See your request</Link>
        </p>
      )}
      <p>Add what you need, then request one quote for everything.</p>
    </NextStep>
  );
}
