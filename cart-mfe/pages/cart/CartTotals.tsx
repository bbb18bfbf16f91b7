import { QuoteLink } from '@storefront/shared/ui/QuoteLink';
import type { DetailedLines } from '../../data/line-details';
import { Subtotal } from '../../parts/lines/Subtotal';
import styles from './CartTotals.module.scss';

/** The cart's total, and the link to a quote. */
export function CartTotals({ lines, detailsOf }: DetailedLines) {
  return (
    <section className={styles.totals} aria-label="Cart total">
      <Subtotal lines={lines} detailsOf={detailsOf} />
      <QuoteLink className="btn btn-primary" subject={{ kind: 'cart' }}>
        Request a quote
      </QuoteLink>
    </section>
  );
}
