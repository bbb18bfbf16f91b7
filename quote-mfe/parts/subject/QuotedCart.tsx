import { useTopic } from '@storefront/shared/bus';
import type { CartLine } from '@storefront/shared/contracts/state';
import { Link, useStorefront } from '@storefront/shared/router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { quoteApi } from '../../data/quote-api';
import { type LineProducts, lineProducts } from '../../data/quote-data';
import type { LinesProps } from './LinesTable';
import styles from './QuotedCart.module.scss';
import { QuotedLines } from './QuotedLines';

interface QuotedCartProps {
  readonly loaded: LineProducts;
  readonly Lines: ComponentType<LinesProps>;
}

/** The cart to be quoted; if it is empty, the message says what is wanted (P52). */
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

/** The cart's products. Those of new lines, or that failed to load, are requested once. */
function useLineProducts(lines: readonly CartLine[], loaded: LineProducts): LineProducts {
  const { api } = useStorefront();
  const [found, setFound] = useState<LineProducts>(none);
  const asked = useRef(new Set<string>());

  useEffect(() => {
    const known = new Set([...loaded.products.map(({ id }) => id), ...loaded.gone]);
    const unknown = lines.map(({ id }) => id).filter((id) => !known.has(id) && !asked.current.has(id));
    if (unknown.length === 0) return;
    for (const id of unknown) asked.current.add(id);
    api(quoteApi)
      .then((shop) => shop.productsByIds(unknown))
      .then((products) => setFound((before) => both(before, lineProducts(unknown, products))))
      // The line is then listed by its id.
      .catch(() => {});
  }, [api, lines, loaded]);

  return both(found, loaded);
}

const none: LineProducts = { products: [], gone: [] };

const both = (some: LineProducts, others: LineProducts): LineProducts => ({
  products: [...some.products, ...others.products],
  gone: [...some.gone, ...others.gone],
});
