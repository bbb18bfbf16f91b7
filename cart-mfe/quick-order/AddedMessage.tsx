import { maxQuantity } from '@storefront/shared/contracts/state';
import { listPages } from '@storefront/shared/product/paths';
import { Link } from '@storefront/shared/router';
import { useLayoutEffect, useRef } from 'react';
import type { AddedOrder } from './add-rows';
import { choiceId } from './ChoiceRow';
import { needsChoice, type OrderRow } from './order-rows';
import styles from './QuickOrder.module.scss';

interface AddedMessageProps {
  readonly added: AddedOrder;
  /** Those of what is in the list now. */
  readonly rows: readonly OrderRow[];
}

/** What came into the cart, and why the rest did not; it gets the focus. */
export function AddedMessage({ added, rows }: AddedMessageProps) {
  const { products, withoutRoom, tooMany, text } = added;
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the cart's drawer remembers what has the focus.
  useLayoutEffect(() => heading.current?.focus(), [added]);
  return (
    <section
      className={`alert ${styles.message} ${products > 0 ? styles.added : 'alert-warning'}`}
      aria-labelledby="order-added"
    >
      <h2 ref={heading} id="order-added" tabIndex={-1}>
        {headline(products)}
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

/** Leads to the first line that waits for a choice, which is far below on a phone. */
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
          // Its head, which a focus may leave under the page's.
          line?.scrollIntoView({ block: 'start' });
        }}
      >
        {`Choose for ‘${first.lines[0].text}’`}
      </a>
    </p>
  );
}

function headline(products: number): string {
  if (products === 0) return 'Nothing was added to your cart.';
  return `${products === 1 ? '1 product' : `${products} products`} added to your cart.`;
}
