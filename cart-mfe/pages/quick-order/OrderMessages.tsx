import { maxLines, maxQuantity } from '@storefront/shared/contracts/state';
import { groupThousands } from '@storefront/shared/product/group-thousands';
import { listPages } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { useLayoutEffect, useRef, useState } from 'react';
import type { AddedOrder } from './add-order';
import { needsChoice, type OrderRow, orderedIn } from './lookup/order-rows';
import { choiceId } from './OrderRows';
import styles from './QuickOrder.module.scss';
import { maxRead, type OrderText } from './text/read-order';

interface OrderStatusProps {
  readonly rows: readonly OrderRow[];
  readonly order: OrderText;
  readonly isLookingUp: boolean;
  readonly onTryAgain: () => void;
}

/** The number of lines found, announced after a lookup and not on each key. */
export function OrderStatus({ rows, order, isLookingUp, onTryAgain }: OrderStatusProps) {
  const { lines, rest } = order;
  const isHydrated = useHydrated();
  // A line in which rows ran together may make several rows.
  const found = new Set(rows.filter(orderedIn).flatMap((row) => row.lines.map(({ number }) => number)));
  const many = lines.length === 1 ? '1 line' : `${lines.length} lines`;
  const now = lines.length === 0 ? '' : `Found ${found.size} of ${many}.`;
  const [announced, setAnnounced] = useState(now);
  if (!isLookingUp && announced !== now) setAnnounced(now);
  return (
    <div className={styles.status} id="order-status">
      <p role="status">{announced}</p>
      {isLookingUp && <p aria-hidden="true">Looking up…</p>}
      {!isLookingUp && rows.some(({ outcome }) => outcome.kind === 'open') && (
        <p>
          Some lines are not looked up yet.{' '}
          {isHydrated && (
            <button className="btn btn-link" type="button" onClick={onTryAgain}>
              Try again
            </button>
          )}
        </p>
      )}
      {rest && (
        <p className="alert alert-warning">
          {`${
            lines.length === maxLines
              ? `A cart holds ${maxLines} products, so only the first ${maxLines} lines are looked up.`
              : `Only the first ${maxRead} lines are read, and too many of them are headings. Delete those you do not need.`
          } The other ${groupThousands(String(rest.count))} stay in your list and come next.`}
        </p>
      )}
    </div>
  );
}

interface AddedMessageProps {
  readonly added: AddedOrder;
  readonly rows: readonly OrderRow[];
}

/** The focused result of adding an order: what was added, and why the rest was not. */
export function AddedMessage({ added, rows }: AddedMessageProps) {
  const { products, withoutRoom, tooMany, text } = added;
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the drawer records which element had the focus.
  useLayoutEffect(() => heading.current?.focus(), [added]);
  const many = products === 1 ? '1 product' : `${products} products`;
  return (
    <section
      className={`alert ${styles.message} ${products > 0 ? styles.added : 'alert-warning'}`}
      aria-labelledby="order-added"
    >
      <h2 ref={heading} id="order-added" tabIndex={-1}>
        {products === 0 ? 'Nothing was added to your cart.' : `${many} added to your cart.`}
      </h2>
      {withoutRoom > 0 && (
        <p>
          {`Your cart is full: ${withoutRoom === 1 ? '1 line that was found' : `${withoutRoom} lines that were found`} did not fit.`}
        </p>
      )}
      {tooMany.map((name) => (
        <p key={name}>{`Your cart would have more than ${maxQuantity} of ${name}, the most there can be.`}</p>
      ))}
      {text !== '' && <p>What was not added is still in your list.</p>}
      <WayToChoices rows={rows} />
      {products > 0 && <Link to={listPages.cart}>View cart</Link>}
    </section>
  );
}

/** A link to the first line that needs a choice, which may be far below on a phone. */
function WayToChoices({ rows }: Pick<AddedMessageProps, 'rows'>) {
  const waiting = rows.filter(needsChoice);
  const [first] = waiting;
  if (!first) return null;
  const id = choiceId(first.lines[0].number);
  return (
    <p>
      <span>
        {waiting.length === 1 ? '1 line needs a choice.' : `${waiting.length} lines need a choice.`}
      </span>{' '}
      <a
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault();
          const line = document.getElementById(id);
          line?.focus({ preventScroll: true });
          // Focusing alone may leave its top under the page's header.
          line?.scrollIntoView({ block: 'start' });
        }}
      >
        {`Choose for ‘${first.lines[0].text}’`}
      </a>
    </p>
  );
}
