import type { CartLine } from '@storefront/shared/contracts/state';
import { formatPrice } from '@storefront/shared/product/format-price';
import { currentPrice } from '@storefront/shared/product/price';
import { Price } from '@storefront/shared/ui/Price';
import { memo, useEffect, useRef } from 'react';
import { isNoLongerSold, type LineDetails, lineName, productOf } from '../../data/line-details';
import { LineInfo } from '../../parts/lines/LineInfo';
import { QuantityControl } from '../../parts/lines/QuantityControl';
import { RemoveButton } from '../../parts/lines/RemoveButton';
import styles from './DrawerLine.module.scss';

interface DrawerLineProps {
  readonly line: CartLine;
  readonly details: LineDetails;
  readonly isAdded: boolean;
  /** Whether the drawer scrolls to this line, as the only added one or the first of several. */
  readonly comesIntoSight: 'alone' | 'first' | false;
  /** Whether the lines above no longer move; the drawer then scrolls again. */
  readonly isSettled: boolean;
}

/** A cart line in the drawer; memoised, so that changing a line does not render the others. */
export const DrawerLine = memo(function DrawerLine({
  line,
  details,
  isAdded,
  comesIntoSight,
  isSettled,
}: DrawerLineProps) {
  const item = useRef<HTMLLIElement>(null);
  const product = productOf(details);
  useEffect(() => {
    if (!comesIntoSight) return;
    const block = comesIntoSight === 'first' ? 'start' : 'nearest';
    // The dialog is shown only after the effects of its content.
    const frame = requestAnimationFrame(() => item.current?.scrollIntoView({ block }));
    return () => cancelAnimationFrame(frame);
  }, [comesIntoSight, isSettled]);
  const name = lineName(line.id, details);
  const price = product && currentPrice(product);
  return (
    <li ref={item} className={isAdded ? `${styles.line} ${styles.added}` : styles.line}>
      {isAdded && <p className={styles.news}>Just added</p>}
      <LineInfo id={line.id} details={details} />
      <div className={styles.price}>
        {product && <Price product={product} />}
        {price !== null && line.quantity > 1 && (
          <p className={styles.total}>{`Total ${formatPrice(price * line.quantity)}`}</p>
        )}
      </div>
      <div className={styles.change}>
        {!isNoLongerSold(details) && <QuantityControl line={line} name={name} />}
        <RemoveButton list="cart" id={line.id} name={name} />
      </div>
    </li>
  );
});
