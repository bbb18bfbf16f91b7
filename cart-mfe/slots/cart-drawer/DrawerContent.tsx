import { totalQuantity, useTopic } from '@storefront/shared/bus';
import type { CartDrawerProps } from '@storefront/shared/contracts/slots';
import { formatItemCount } from '@storefront/shared/product/format-item-count';
import { listPages } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { QuoteLink } from '@storefront/shared/ui/QuoteLink';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLineDetails } from '../../data/line-details';
import { EmptyCart } from '../../parts/lines/EmptyCart';
import { Subtotal } from '../../parts/lines/Subtotal';
import { UndoRemoval } from '../../parts/lines/UndoRemoval';
import styles from './DrawerContent.module.scss';
import { DrawerLine } from './DrawerLine';

/** Number of lines that fit a tall screen. */
const firstLines = 10;

interface DrawerContentProps extends Omit<CartDrawerProps, 'open' | 'opener'> {
  readonly headingId: string;
}

/** Content of the drawer: lines, total, and links. */
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
  // Set after the first render, since screen readers announce only changes of a live region.
  const [announced, setAnnounced] = useState('');
  useEffect(() => setAnnounced(message), [message]);
  const count = totalQuantity(lines);
  // Renders the first lines at once and defers the rest: a hundred lines would delay the response to the press.
  const isComplete = useDeferredValue(true, false);
  const several = added.length > 1;
  const inSight = several ? lines.find(({ id }) => added.includes(id))?.id : added.at(-1);
  // Until then, the message and late details still move the lines.
  const isSettled = announced === message && lines.every(({ id }) => detailsOf(id) !== 'loading');
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
          {announced}
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

/** The visitor's choice that additions do not open the drawer (P41, P73). */
function StaysClosed({ staysClosed, onChange }: StaysClosedProps) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={staysClosed} onChange={({ target }) => onChange(target.checked)} />
      Do not open when I add
    </label>
  );
}
