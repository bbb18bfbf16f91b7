import { totalQuantity, useTopic } from '@storefront/shared/bus';
import type { CartDrawerProps } from '@storefront/shared/contracts/places';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { listPages } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { QuoteLink } from '@storefront/shared/ui/QuoteLink';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { EmptyCart } from '../lines/EmptyCart';
import { useLineDetails } from '../lines/line-details';
import { Subtotal } from '../lines/Subtotal';
import { UndoRemoval } from '../lines/UndoRemoval';
import styles from './DrawerContent.module.scss';
import { DrawerLine } from './DrawerLine';

/** Lines that fit on a tall screen. */
const firstLines = 10;

interface DrawerContentProps extends Omit<CartDrawerProps, 'open' | 'opener'> {
  readonly headingId: string;
}

/** What is in the drawer: the lines, what they cost, and the ways on. */
export function DrawerContent({
  headingId,
  message,
  added,
  onClose,
  staysClosed,
  onStaysClosed,
}: DrawerContentProps) {
  const lines = useTopic('ecomerce', ({ cartItems }) => cartItems);
  const detailsOf = useLineDetails(lines);
  const heading = useRef<HTMLHeadingElement>(null);
  // Screen readers announce only changes of a live region, so the message is put in after the first render.
  const [said, setSaid] = useState('');
  useEffect(() => setSaid(message), [message]);
  const count = totalQuantity(lines);
  // The first lines are rendered at once and the rest deferred, or a hundred lines would make the press feel slow.
  const isComplete = useDeferredValue(true, false);
  const several = added.length > 1;
  const inSight = several ? lines.find(({ id }) => added.includes(id))?.id : added.at(-1);
  // The message, and details that arrive late, still move the lines.
  const isSettled = said === message && lines.every(({ id }) => detailsOf(id) !== 'loading');
  const choice = <StaysClosed staysClosed={staysClosed} onChange={onStaysClosed} />;
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <h2 ref={heading} className={styles.heading} id={headingId} tabIndex={-1}>
          Shopping Cart <span className={styles.count}>{`(${formatItemCount(count)})`}</span>
        </h2>
        <button className="btn-close" type="button" aria-label="Close cart" onClick={onClose} />
      </div>
      <div className={styles.messages}>
        <p className={styles.message} role="status">
          {said}
        </p>
        <UndoRemoval list="cart" lines={lines} detailsOf={detailsOf} heading={heading} />
      </div>
      {lines.length === 0 ? (
        <div className={styles.empty}>
          <EmptyCart />
          {choice}
        </div>
      ) : (
        <>
          <ul className={styles.lines}>
            {(isComplete ? lines : lines.slice(0, firstLines)).map((line) => (
              <DrawerLine
                key={line.id}
                line={line}
                details={detailsOf(line.id)}
                isAdded={added.includes(line.id)}
                comesIntoSight={inSight === line.id && (several ? 'first' : 'alone')}
                isSettled={inSight === line.id && isSettled}
              />
            ))}
          </ul>
          <div className={styles.foot}>
            <Subtotal lines={lines} detailsOf={detailsOf} />
            <QuoteLink className="btn btn-primary" subject={{ kind: 'cart' }}>
              Request a quote
            </QuoteLink>
            <div className={styles.ways}>
              <Link className="btn btn-link" to={listPages.cart}>
                View cart
              </Link>
              <StateForm list="cart" intent="clear" returnTo={listPages.cart}>
                <button className="btn btn-link" type="submit">
                  Clear all items
                </button>
              </StateForm>
            </div>
            {choice}
          </div>
        </>
      )}
    </div>
  );
}

interface StaysClosedProps {
  readonly staysClosed: boolean;
  readonly onChange: (staysClosed: boolean) => void;
}

/** The visitor's choice that adding does not open the drawer (P41, P73). */
function StaysClosed({ staysClosed, onChange }: StaysClosedProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={staysClosed} onChange={({ target }) => onChange(target.checked)} />
      Do not open when I add
    </label>
  );
}
