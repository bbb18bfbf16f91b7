import type { CartLine } from '@storefront/shared/contracts/state';
import type { LineDetails } from '../lines/details-cache';
import styles from './CartTable.module.scss';
import { CartTableRow } from './CartTableRow';

interface CartTableProps {
  readonly lines: readonly CartLine[];
  readonly detailsOf: (id: string) => LineDetails;
}

/** The lines as a table; where there is little room each line is a block. */
export function CartTable({ lines, detailsOf }: CartTableProps) {
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
            <CartTableRow key={line.id} line={line} details={detailsOf(line.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
