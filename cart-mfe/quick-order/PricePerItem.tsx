import { formatPrice } from '@storefront/shared/product/format-price';
import { currentPrice } from '@storefront/shared/product/price';
import type { LineProduct } from '../lines/line-product';
import styles from './QuickOrder.module.scss';

/** What one of a product costs, and that it is for one: 'each' are the pieces of a pack (P68). */
export function PricePerItem({ product }: { readonly product: LineProduct }) {
  const price = currentPrice(product);
  return (
    <span className={styles.sum}>
      {formatPrice(price)}
      {price !== null && <span className={styles.label}> per item</span>}
    </span>
  );
}
