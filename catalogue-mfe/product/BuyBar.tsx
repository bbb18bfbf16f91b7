import { currentPrice, type PricedProduct } from '@storefront/shared/product/price';
import { Price } from '@storefront/shared/ui/Price';
import { type RefObject, useEffect, useState } from 'react';
import { whenOnScreen } from '../carousel/when-on-screen';
import styles from './BuyBar.module.scss';

interface BuyBarProps {
  readonly product: PricedProduct & { readonly name: string };
  /** Id of the element that names the product. */
  readonly describedBy: string;
  /** What the form that adds the product to the cart is in. */
  readonly around: RefObject<HTMLElement | null>;
}

/** How much of the screen's edges, in pixels, does not count: the header and the bar of phones are over it. */
const edgeHeight = 64;

/**
 * Price and 'Add to cart' at the foot of the screen while the page's own button is out of sight (P78). It sends the page's own
 * form, with the quantity that is chosen there; nothing where the page has none.
 */
export function BuyBar({ product, describedBy, around }: BuyBarProps) {
  const [isWanted, setIsWanted] = useState(false);
  const form = around.current?.querySelector<HTMLFormElement>('form.add-to-cart');

  useEffect(() => {
    const button = form?.querySelector<HTMLButtonElement>('[type="submit"]');
    return button ? whenOnScreen(button, -edgeHeight, (onScreen) => setIsWanted(!onScreen)) : undefined;
  }, [form]);

  if (!form) return null;
  return (
    <div className={isWanted ? `${styles.bar} ${styles.wanted}` : styles.bar}>
      <div className={`container ${styles.row}`}>
        {/* The page has said it, and the button is described by it. */}
        <p className={styles.name} aria-hidden="true">
          {product.name}
        </p>
        <div className={styles.price} aria-hidden="true">
          <Price product={product} />
        </div>
        <button
          className={currentPrice(product) === null ? 'btn btn-outline-primary' : 'btn btn-primary'}
          type="button"
          aria-describedby={describedBy}
          data-opens="cart-drawer"
          onClick={() => form.requestSubmit()}
        >
          Add to cart
        </button>
      </div>
    </div>
  );
}
