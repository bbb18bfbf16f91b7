import { formatPrice } from '@storefront/shared/product/format-price';
import { currentPrice } from '@storefront/shared/product/price';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { SmallPrint } from '@storefront/shared/ui/SmallPrint';
import { type OrderRow, orderedIn } from './order-rows';
import styles from './QuickOrder.module.scss';

/** A product that was found, how many of it, and what they cost together. */
export function FoundRow({ row }: { readonly row: OrderRow }) {
  const ordered = orderedIn(row);
  if (!ordered) return null;
  const { product, quantity } = ordered;
  const price = currentPrice(product);
  return (
    <li className={styles.row}>
      <p className={styles.quantity}>{quantity} ×</p>
      <div>
        <p className={styles.name}>
          <ProductName name={product.name} />
        </p>
        <SmallPrint parts={product.smallPrint} className={styles.facts} />
        {row.lines.length > 1 && (
          <p className={styles.facts}>Lines {inWords(row.lines.map(({ number }) => number))} together</p>
        )}
      </div>
      <p className={styles.sum}>
        {price !== null && <span className={styles.label}>Total </span>}
        {formatPrice(price === null ? null : price * quantity)}
      </p>
    </li>
  );
}

/** '1 and 2', '1, 2 and 3'. */
function inWords(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
