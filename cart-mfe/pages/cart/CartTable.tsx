import type { CartLine } from '@storefront/shared/contracts/state';
import { formatPrice } from '@storefront/shared/product/format-price';
import { currentPrice } from '@storefront/shared/product/price';
import { Price } from '@storefront/shared/ui/Price';
import {
  type DetailedLines,
  isNoLongerSold,
  type LineDetails,
  lineName,
  productOf,
} from '../../data/line-details';
import { LineInfo } from '../../parts/lines/LineInfo';
import { QuantityControl } from '../../parts/lines/QuantityControl';
import { RemoveButton } from '../../parts/lines/RemoveButton';
import styles from './CartTable.module.scss';

/** The cart's lines as a table; on narrow screens each line is a block. */
export function CartTable({ lines, detailsOf }: DetailedLines) {
  return (
    <div className={styles.lines}>
      <table className={styles.table}>
        <caption className="visually-hidden">Products in your cart</caption>
        <thead className={styles.head}>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Price</th>
            <th scope="col">Quantity</th>
            <th scope="col" className={styles.sum}>
              Total
            </th>
            <th scope="col">
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.id} line={line} details={detailsOf(line.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ line, details }: { readonly line: CartLine; readonly details: LineDetails }) {
  const product = productOf(details);
  const name = lineName(line.id, details);
  const price = product && currentPrice(product);
  return (
    <tr className={styles.row}>
      <th className={styles.product} scope="row">
        <LineInfo id={line.id} details={details} />
      </th>
      <td className={styles.price}>{product && <Price product={product} />}</td>
      <td className={styles.quantity}>
        {!isNoLongerSold(details) && <QuantityControl line={line} name={name} />}
      </td>
      <td className={styles.total}>
        {product && formatPrice(price === null ? null : price * line.quantity)}
      </td>
      <td className={styles.remove}>
        <RemoveButton list="cart" id={line.id} name={name} />
      </td>
    </tr>
  );
}
