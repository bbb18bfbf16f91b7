import { formatPrice } from '@storefront/shared/product/format-price';
import { currentPrice } from '@storefront/shared/product/price';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { SmallPrint } from '@storefront/shared/ui/SmallPrint';
import { lineNumbers, type OrderRow, orderedIn } from './order-rows';
import styles from './QuickOrder.module.scss';

/** A product that was found, how many of it, what they cost together, and what was typed for it. */
export function FoundRow({ row }: { readonly row: OrderRow }) {
  const ordered = orderedIn(row);
  if (!ordered) return null;
  const { product, quantity } = ordered;
  const price = currentPrice(product);
  return (
    <li className={styles.row}>
      <p className={styles.quantity}>{`${quantity} ×`}</p>
      <div>
        <p className={styles.name}>
          <ProductName name={product.name} />
        </p>
        <SmallPrint parts={product.smallPrint} className={styles.facts} />
        <p className={styles.facts}>
          {`${lineNumbers(row.lines)}: ${row.lines.map(({ text }) => text).join(' + ')}`}
        </p>
      </div>
      <p className={styles.sum}>
        {price !== null && <span className={styles.label}>Total </span>}
        <span>{formatPrice(price === null ? null : price * quantity)}</span>
      </p>
    </li>
  );
}
