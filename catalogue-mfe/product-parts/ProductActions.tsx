import { QuoteLink } from '@storefront/shared/ui/QuoteLink';
import type { RefObject } from 'react';
import { AddToListButton } from './AddToListButton';
import icons from './icons.module.scss';
import styles from './ProductActions.module.scss';
import { chosenQuantity } from './QuantityInput';

interface ProductActionsProps {
  /** The product's. */
  readonly id: string;
  /** Id of the element that names the product. */
  readonly describedBy: string;
  /** What the quantity to be quoted is in. */
  readonly around: RefObject<HTMLElement | null>;
}

/** What else can be done with a product than to add it to the cart: on its page and in the quick view. */
export function ProductActions({ id, describedBy, around }: ProductActionsProps) {
  return (
    <div className={styles.actions}>
      <AddToListButton list="wishlist" id={id} describedBy={describedBy} className={styles.action} />
      <AddToListButton list="compare" id={id} describedBy={describedBy} className={styles.action} />
      <QuoteLink
        className={`${styles.action} ${icons.icon} ${icons.quote}`}
        subject={{ kind: 'product', id, quantity: 1 }}
        chosenQuantity={() => chosenQuantity(around.current)}
        aria-describedby={describedBy}
      >
        Request a quote
      </QuoteLink>
    </div>
  );
}
