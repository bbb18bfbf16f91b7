import type { CartLine } from '@storefront/shared/contracts/state';
import { cartTotal } from '@storefront/shared/product/cart-total';
import { formatPrice } from '@storefront/shared/product/format-price';
import { Link } from '@storefront/shared/router';
import styles from './CartTotals.module.scss';
import type { CartProduct } from './cart-loader';
import { countedItems } from './counted-items';
import type { LineDetails } from './use-line-details';

interface CartTotalsProps {
  readonly lines: readonly CartLine[];
  readonly detailsOf: (id: string) => LineDetails;
}

/** What the cart costs as far as that is known (decision 3), and the way to a quote. */
export function CartTotals({ lines, detailsOf }: CartTotalsProps) {
  const products = lines
    .map(({ id }) => detailsOf(id))
    .filter((found): found is CartProduct => typeof found !== 'string');
  const known = new Set(products.map(({ id }) => id));
  const { total, unpriced } = cartTotal(
    lines.filter(({ id }) => known.has(id)),
    products,
  );
  const unknown = lines.length - known.size;
  return (
    <section className={styles.totals} aria-label="Cart total">
      <div role="status">
        {known.size > 0 && (
          <p className={styles.subtotal}>
            <span>Subtotal</span> <span>{formatPrice(total)}</span>
          </p>
        )}
        {unpriced > 0 && <p className={styles.more}>+ {countedItems(unpriced)} priced on request</p>}
        {unknown > 0 && (
          <p className={styles.more}>Does not include {countedItems(unknown)} without details</p>
        )}
      </div>
      <Link className="btn btn-primary" to="/quote">
        Request a quote
      </Link>
    </section>
  );
}
