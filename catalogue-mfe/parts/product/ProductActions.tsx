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
  readonly quantity?: number | undefined;
  /** Whether it is sold out, and so can only be quoted (P4). */
  readonly soldOut?: boolean;
  readonly describedBy: string;
  readonly around: RefObject<HTMLElement | null>;
}

/**
 * The actions on a product's page and in the quick view: add to cart, wishlist, compare, and quote, which is the main action without a
 * price (P21).
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
