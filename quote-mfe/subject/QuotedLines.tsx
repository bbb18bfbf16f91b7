import type { CartLine } from '@storefront/shared/contracts/state';
import { cartTotal } from '@storefront/shared/product/cart-total';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { formatPrice } from '@storefront/shared/product/format-price';
import { currentPrice } from '@storefront/shared/product/price';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { ProductName } from '@storefront/shared/ui/ProductName';
import { useRef } from 'react';
import styles from './QuotedLines.module.scss';
import type { LineProduct } from './quote-data';
import { useGoesOn } from './use-goes-on';

interface QuotedLinesProps {
  readonly lines: readonly CartLine[];
  /** Those that are known. */
  readonly products: readonly LineProduct[];
}

/** Lines that are certainly more than what is shown of them at once. */
const tooMany = 6;

/**
 * What the lines of the cart cost, each and together (P39). A product that is not known goes by its id, without a price. Where they
 * are more than what is shown at once they scroll, by the keyboard too (P80).
 */
export function QuotedLines({ lines, products }: QuotedLinesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const goesOn = useGoesOn(scroller, lines.length >= tooMany);
  const byId = new Map(products.map((product) => [product.id, product]));
  const known = lines.filter(({ id }) => byId.has(id));
  const { total, unpriced } = cartTotal(known, products);
  const unknown = lines.length - known.length;
  return (
    <>
      <div
        ref={scroller}
        className={styles.scroll}
        {...(goesOn && { role: 'region', 'aria-label': 'List of products', tabIndex: 0 })}
      >
        <table className={styles.lines}>
          <caption className="visually-hidden">Products to quote</caption>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Quantity and price</th>
              <th scope="col">Total</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <QuotedLine key={line.id} line={line} product={byId.get(line.id)} />
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.sum}>
        {known.length > 0 && (
          <p className={styles.total}>
            <span>Subtotal</span> <span>{formatPrice(total)}</span>
          </p>
        )}
        {total !== null && unpriced > 0 && <p>+ {formatItemCount(unpriced)} priced on request</p>}
        {unknown > 0 && <p>Does not include {formatItemCount(unknown)} without details</p>}
        {known.length > 0 && total !== null && <PricesInclude />}
      </div>
    </>
  );
}

interface QuotedLineProps {
  readonly line: CartLine;
  readonly product: LineProduct | undefined;
}

function QuotedLine({ line, product }: QuotedLineProps) {
  const price = product ? currentPrice(product) : null;
  return (
    <tr>
      <th scope="row">
        <ProductName name={product?.name ?? `Product ${line.id}`} />
      </th>
      <td>{price === null ? line.quantity : `${line.quantity} × ${formatPrice(price)}`}</td>
      <td>{product && formatPrice(price === null ? null : price * line.quantity)}</td>
    </tr>
  );
}
