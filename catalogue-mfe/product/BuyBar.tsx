import { currentPrice, type PricedProduct } from '@storefront/shared/product/price';
import { Price } from '@storefront/shared/ui/Price';
import { type RefObject, useEffect, useState } from 'react';
import { whenOnScreen } from '../carousel/when-on-screen';
import styles from './BuyBar.module.scss';

interface BuyBarProps {
  readonly product: PricedProduct & { readonly name: string };
  readonly describedBy: string;
  readonly around: RefObject<HTMLElement | null>;
}

/** Height of the screen's edges in pixels that header and bottom bar cover. */
const edgeHeight = 64;

/**
 * Price and 'Add to cart' at the foot of the screen while the page's button is out of sight (P78). It submits the page's form
 * with its quantity; nothing where there is none.
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
        {/* The page has said it, and it describes the button. */}
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
