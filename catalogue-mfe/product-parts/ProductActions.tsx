import { currentPrice, type PricedProduct } from '@storefront/shared/product/price';
import { AddToCart } from '@storefront/shared/ui/AddToCart';
import { QuoteLink } from '@storefront/shared/ui/QuoteLink';
import type { ComponentProps, RefObject } from 'react';
import { AddToListButton } from './AddToListButton';
import icons from './icons.module.scss';
import styles from './ProductActions.module.scss';
import { chosenQuantity, QuantityInput } from './QuantityInput';

interface ProductActionsProps {
  readonly product: PricedProduct & { readonly id: string; readonly name: string };
  /** What the choice of how many begins at; 1 when left out. */
  readonly quantity?: number | undefined;
  /** Whether it can be quoted and not added (P4). */
  readonly soldOut?: boolean;
  /** Id of the element that names the product. */
  readonly describedBy: string;
  /** What the actions are in. */
  readonly around: RefObject<HTMLElement | null>;
}

/**
 * What can be done with a product on its page and in the quick view: adding as many as are chosen, keeping, comparing, and
 * asking for a quote, which is the main action where there is no price (P21).
 */
export function ProductActions({
  product,
  quantity,
  soldOut = false,
  describedBy,
  around,
}: ProductActionsProps) {
  const { id, name } = product;
  const isUnpriced = currentPrice(product) === null;
  const quote: Omit<ComponentProps<typeof QuoteLink>, 'className'> = {
    subject: { kind: 'product', id, quantity: 1 },
    chosenQuantity: () => chosenQuantity(around.current),
    'aria-describedby': describedBy,
    children: 'Request a quote',
  };
  return (
    <>
      {soldOut ? (
        <p>
          <strong>Sold out.</strong> We can still quote it for you.
        </p>
      ) : (
        <AddToCart id={id} name={name} describedBy={describedBy} isSecond={isUnpriced}>
          <QuantityInput initial={quantity} />
          {isUnpriced && <QuoteLink className="btn btn-primary" {...quote} />}
        </AddToCart>
      )}
      <div className={styles.actions}>
        <AddToListButton list="wishlist" id={id} describedBy={describedBy} className={styles.action} />
        <AddToListButton list="compare" id={id} describedBy={describedBy} className={styles.action} />
        {(soldOut || !isUnpriced) && (
          <QuoteLink className={`${styles.action} ${icons.icon} ${icons.quote}`} {...quote} />
        )}
      </div>
    </>
  );
}
