import { currentPrice, type PricedProduct } from '@storefront/shared/product/price';
import { Price } from '@storefront/shared/ui/Price';
import { type RefObject, useEffect, useState } from 'react';
import { whenOnScreen } from '../../parts/when-on-screen';
import styles from './BuyBar.module.scss';

interface BuyBarProps {
  readonly product: PricedProduct & { readonly name: string };
  readonly describedBy: string;
  readonly around: RefObject<HTMLElement | null>;
}

/** Height covered by header and bottom bar at the screen's edges, in pixels. */
const edgeHeight = 64;

/**
 * Price and 'Add to cart' at the bottom of the screen while the page's button is out of sight (P78). Submits the page's form with its
 * quantity; nothing without that form.
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
        {/* Already on the page, and the button's description. */}
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
