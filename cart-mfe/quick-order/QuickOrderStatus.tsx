import { maxLines } from '@storefront/shared/contracts/state';
import { groupThousands } from '@storefront/shared/product/group-thousands';
import { useHydrated } from '@storefront/shared/ui/use-hydrated';
import { useState } from 'react';
import { type OrderRow, orderedIn } from './order-rows';
import styles from './QuickOrder.module.scss';
import type { OrderText } from './text/order-line';
import { maxRead } from './text/read-order';

interface QuickOrderStatusProps {
  readonly rows: readonly OrderRow[];
  readonly order: OrderText;
  readonly isLookingUp: boolean;
  readonly onTryAgain: () => void;
}

/** How much of the list was found, said when it is known and not at each key. */
export function QuickOrderStatus({ rows, order, isLookingUp, onTryAgain }: QuickOrderStatusProps) {
  const isHydrated = useHydrated();
  const now = statusOf(rows, order);
  const [said, setSaid] = useState(now);
  if (!isLookingUp && said !== now) setSaid(now);
  const isMissing = !isLookingUp && rows.some(({ outcome }) => outcome.kind === 'open');
  return (
    <div className={styles.status} id="order-status">
      <p role="status">{said}</p>
      {isLookingUp && <p aria-hidden="true">Looking up…</p>}
      {isMissing && (
        <p>
          Some lines are not looked up yet.{' '}
          {isHydrated && (
            <button className="btn btn-link" type="button" onClick={onTryAgain}>
              Try again
            </button>
          )}
        </p>
      )}
      {order.rest && (
        <p className="alert alert-warning">
          {`${
            order.lines.length === maxLines
              ? `A cart holds ${maxLines} products, so only the first ${maxLines} lines are looked up.`
              : `Only the first ${maxRead} lines are read, and too many of them name columns. Delete those.`
          } The other ${groupThousands(String(order.rest.count))} stay in your list and come next.`}
        </p>
      )}
    </div>
  );
}

function statusOf(rows: readonly OrderRow[], { lines }: OrderText): string {
  if (lines.length === 0) return '';
  // Of one line that ran together several rows may be.
  const found = new Set(rows.filter(orderedIn).flatMap((row) => row.lines.map(({ number }) => number)));
  return `Found ${found.size} of ${lines.length === 1 ? '1 line' : `${lines.length} lines`}.`;
}
