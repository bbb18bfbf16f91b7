import type { CardProduct } from './card-product';
import { type CardLayout, ProductCard } from './ProductCard';
import styles from './ProductGrid.module.scss';

interface ProductGridProps {
  readonly products: readonly CardProduct[];
  /** Horizontal cards are one below the other. */
  readonly layout?: CardLayout;
  /** Whether its first row is on the first screen, and so loads its pictures at once. */
  readonly firstScreen?: boolean;
}

/** Most columns, and so pictures on the first screen. */
const firstRow = 4;

const sizes = {
  vertical: '(min-width: 75em) 290px, (min-width: 48em) 31vw, 45vw',
  horizontal: '(min-width: 48em) 9rem, 7rem',
} as const satisfies Record<CardLayout, string>;

/** A grid of cards, or a list of horizontal ones. The first row's pictures load at once, the others lazily. */
export function ProductGrid({ products, layout = 'vertical', firstScreen = true }: ProductGridProps) {
  return (
    <ul className={styles[layout]}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={sizes[layout]}
            layout={layout}
            loading={!firstScreen || place >= firstRow ? 'lazy' : place === 0 ? 'first' : 'eager'}
          />
        </li>
      ))}
    </ul>
  );
}
