import type { RefObject } from 'react';
import { AddToListButton } from './AddToListButton';
import icons from './icons.module.scss';
import styles from './ProductActions.module.scss';
import { ProductQuoteLink } from './ProductQuoteLink';

interface ProductActionsProps {
  /** The product's. */
  readonly id: string;
  /** Id of the element that names the product. */
  readonly describedBy: string;
  /** What the quantity to be quoted is in. */
  readonly around: RefObject<HTMLElement | null>;
  /** Whether a quote is among them: where it is not the main action. */
  readonly hasQuote: boolean;
}

/** What else can be done with a product than to add it to the cart: on its page and in the quick view. */
export function ProductActions({ id, describedBy, around, hasQuote }: ProductActionsProps) {
  return (
    <div className={styles.actions}>
      <AddToListButton list="wishlist" id={id} describedBy={describedBy} className={styles.action} />
      <AddToListButton list="compare" id={id} describedBy={describedBy} className={styles.action} />
      {hasQuote && (
        <ProductQuoteLink
          id={id}
          describedBy={describedBy}
          around={around}
          className={`${styles.action} ${icons.icon} ${icons.quote}`}
        />
      )}
    </div>
  );
}
