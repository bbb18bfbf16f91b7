import type { CartLine } from '@storefront/shared/contracts/state';
import { QuoteLink } from '@storefront/shared/ui/QuoteLink';
import type { LineDetails } from '../lines/details-cache';
import { Subtotal } from '../lines/Subtotal';
import styles from './CartTotals.module.scss';

interface CartTotalsProps {
  readonly lines: readonly CartLine[];
  readonly detailsOf: (id: string) => LineDetails;
}

/** What the cart costs, and the way to a quote. */
export function CartTotals({ lines, detailsOf }: CartTotalsProps) {
  return (
    <section className={styles.totals} aria-label="Cart total">
      <Subtotal lines={lines} detailsOf={detailsOf} />
      <QuoteLink className="btn btn-primary" subject={{ kind: 'cart' }}>
        Request a quote
      </QuoteLink>
    </section>
  );
}
