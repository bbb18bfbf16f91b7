import type { CartLine } from '@storefront/shared/contracts/state';
import { formatPrice } from '@storefront/shared/product/format-price';
import { currentPrice } from '@storefront/shared/product/price';
import { Price } from '@storefront/shared/ui/Price';
import { memo, useEffect, useRef } from 'react';
import { type LineDetails, lineName, productOf } from '../lines/details-cache';
import { LineInfo } from '../lines/LineInfo';
import { QuantityControl } from '../lines/QuantityControl';
import { RemoveButton } from '../lines/RemoveButton';
import styles from './DrawerLine.module.scss';

interface DrawerLineProps {
  readonly line: CartLine;
  readonly details: LineDetails;
  /** Whether the drawer is open for it, which is said and seen. */
  readonly isAdded: boolean;
  /** Whether it is brought into sight, alone or as the first of several, which follow it. */
  readonly comesIntoSight: 'alone' | 'first' | false;
  /** Whether nothing will move it any more, of what is still to come: it is brought into sight again then. */
  readonly isSettled: boolean;
}

/** A line of the cart in the drawer; a change of one leaves the others as they are. */
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
    // The dialog around it is shown after the effects of what is in it.
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
        {details !== 'gone' && <QuantityControl line={line} name={name} />}
        <RemoveButton list="cart" id={line.id} name={name} />
      </div>
    </li>
  );
});
