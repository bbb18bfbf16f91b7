import { useTopic } from '@storefront/shared/bus';
import { Link } from '@storefront/shared/router';
import type { ComponentType } from 'react';
import type { LinesProps } from './LinesTable';
import styles from './QuotedCart.module.scss';
import { QuotedLines } from './QuotedLines';
import type { LineProducts } from './quote-data';
import { useLineProducts } from './use-line-products';

interface QuotedCartProps {
  readonly loaded: LineProducts;
  /** How its lines are shown. */
  readonly Lines: ComponentType<LinesProps>;
}

/** The cart that a quote is asked for; when it is empty the message says what is wanted (P52). */
export function QuotedCart({ loaded, Lines }: QuotedCartProps) {
  const lines = useTopic('ecomerce', ({ cartItems }) => cartItems);
  const products = useLineProducts(lines, loaded);
  if (lines.length === 0) {
    return (
      <section className={styles.cart} aria-labelledby="no-products">
        <h2 id="no-products">No products listed</h2>
        <p>
          Your cart is empty. Tell us below what you need and we will prepare a quote, or{' '}
          <Link to="/shop">choose products in the shop</Link> first.
        </p>
      </section>
    );
  }
  return (
    <section className={styles.cart} aria-label="Products to quote">
      <p>
        For the <span>{lines.length === 1 ? 'product' : `${lines.length} products`}</span> in{' '}
        <Link to="/shop/shopping-cart">your cart</Link>:
      </p>
      <QuotedLines lines={lines} {...products} Lines={Lines} />
    </section>
  );
}
