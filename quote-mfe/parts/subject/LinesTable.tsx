import type { CartLine } from '@storefront/shared/contracts/state';
import { formatPrice } from '@storefront/shared/product/format-price';
import { currentPrice } from '@storefront/shared/product/price';
import { ProductName } from '@storefront/shared/ui/ProductName';
import type { LineProduct } from '../../data/quote-data';
import styles from './LinesTable.module.scss';

/** Lines and their products. */
export interface LinesProps {
  readonly lines: readonly CartLine[];
  /** Known products by id; null for one that no longer exists. */
  readonly products: ReadonlyMap<string, LineProduct | null>;
}

interface LinesTableProps extends LinesProps {
  readonly caption?: string;
}

/** A table of lines and prices. Unknown products are listed by id without a price; those that no longer exist are marked. */
export function LinesTable({ caption = 'Products to quote', lines, products }: LinesTableProps) {
  return (
    <table className={styles.lines}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col">Quantity and price</th>
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <LineRow key={line.id} line={line} product={products.get(line.id)} />
        ))}
      </tbody>
    </table>
  );
}

interface LineRowProps {
  readonly line: CartLine;
  readonly product: LineProduct | null | undefined;
}

function LineRow({ line, product }: LineRowProps) {
  const price = product ? currentPrice(product) : null;
  return (
    <tr>
      <th scope="row">
        <ProductName name={product?.name ?? `Product ${line.id}`} />
        {product === null && <p className="text-body-secondary mb-0">This product is no longer sold.</p>}
      </th>
      <td>{price === null ? line.quantity : `${line.quantity} × ${formatPrice(price)}`}</td>
      <td>{product && formatPrice(price === null ? null : price * line.quantity)}</td>
    </tr>
  );
}
