import { cartTotal } from '@storefront/shared/product/cart-total';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { formatPrice } from '@storefront/shared/product/format-price';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { type DetailedLines, isNoLongerSold, productOf } from '../../data/line-details';
import styles from './Subtotal.module.scss';

/** The cart's total as far as known (P39). */
export function Subtotal({ lines, detailsOf }: DetailedLines) {
  const details = lines.map(({ id }) => detailsOf(id));
  const products = details.map(productOf).filter((product) => product !== null);
  const known = new Set(products.map(({ id }) => id));
  const { total, unpriced } = cartTotal(
    lines.filter(({ id }) => known.has(id)),
    products,
  );
  const unknown = details.filter((found) => isNoLongerSold(found) || found === 'not loaded').length;
  return (
    <div className={styles.block}>
      <div role="status">
        {known.size > 0 && (
          <p className={styles.sum}>
            <span>Subtotal</span> <span>{formatPrice(total)}</span>
          </p>
        )}
        {total !== null && unpriced > 0 && (
          <p className={styles.more}>{`+ ${formatItemCount(unpriced)} priced on request`}</p>
        )}
        {unknown > 0 && (
          <p className={styles.more}>{`Does not include ${formatItemCount(unknown)} without details`}</p>
        )}
      </div>
      {known.size > 0 && total !== null && <PricesInclude />}
    </div>
  );
}
