import { totalQuantity, useBus } from '@storefront/shared/bus';
import type { CartLine } from '@storefront/shared/contracts/state';
import { countedItems } from '@storefront/shared/product/counted-items';
import { Link } from '@storefront/shared/router';
import { StateForm } from '@storefront/shared/ui/StateForm';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { EmptyCart } from '../lines/EmptyCart';
import { listPages } from '../lines/list-pages';
import { Subtotal } from '../lines/Subtotal';
import { UndoRemoval } from '../lines/UndoRemoval';
import { useLineDetails } from '../lines/use-line-details';
import styles from './DrawerContent.module.scss';
import { DrawerLine } from './DrawerLine';

/** Lines that fit on a tall screen. */
const firstLines = 10;

interface DrawerContentProps {
  readonly headingId: string;
  readonly lines: readonly CartLine[];
  /** What was added, when that is why the drawer is open. */
  readonly added: CartLine | null;
}

/** What is in the drawer: the lines, what they cost, and the ways on. */
export function DrawerContent({ headingId, lines, added }: DrawerContentProps) {
  const bus = useBus();
  const detailsOf = useLineDetails(lines);
  const heading = useRef<HTMLHeadingElement>(null);
  const message = useMessage(added);
  const count = totalQuantity(lines);
  // The screen's first; with all of a hundred the press would be felt to wait.
  const isComplete = useDeferredValue(true, false);
  return (
    <div className={styles.content}>
      <div className={styles.head}>
        <h2 ref={heading} className={styles.heading} id={headingId} tabIndex={-1}>
          Shopping Cart <span className={styles.count}>({countedItems(count)})</span>
        </h2>
        <button
          className="btn-close"
          type="button"
          aria-label="Close cart"
          onClick={() => bus.update('app', { isDrawerShow: false })}
        />
      </div>
      <div className={styles.messages}>
        <p className={styles.message} role="status">
          {message}
        </p>
        <UndoRemoval list="cart" lines={lines} detailsOf={detailsOf} heading={heading} />
      </div>
      {lines.length === 0 ? (
        <div className={styles.empty}>
          <EmptyCart />
        </div>
      ) : (
        <>
          <ul className={styles.lines}>
            {(isComplete ? lines : lines.slice(0, firstLines)).map((line) => (
              <DrawerLine key={line.id} line={line} details={detailsOf(line.id)} />
            ))}
          </ul>
          <div className={styles.foot}>
            <Subtotal lines={lines} detailsOf={detailsOf} />
            <Link className="btn btn-primary" to="/quote">
              Request a quote
            </Link>
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
          </div>
        </>
      )}
    </div>
  );
}

/** What the drawer says: that something was added, or a notice, for the page's own are behind it and silent. */
function useMessage(added: CartLine | null): string {
  const bus = useBus();
  const [message, setMessage] = useState('');
  useEffect(() => {
    // Not before the drawer is there: what a live region starts with is not announced.
    if (added) setMessage('Added to your cart.');
    const subscription = bus.events.notices.subscribe(({ text }) => setMessage(text));
    subscription.add(bus.events.linesRemoved.subscribe(() => setMessage('')));
    return () => subscription.unsubscribe();
  }, [bus, added]);
  return message;
}
