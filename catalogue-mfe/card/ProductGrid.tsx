import type { CardProduct } from './card-product';
import { ProductCard } from './ProductCard';
import styles from './ProductGrid.module.scss';

interface ProductGridProps {
  readonly products: readonly CardProduct[];
  readonly layout?: 'vertical' | 'horizontal';
}

/** Most columns there are: so many pictures may be on the first screen. */
const firstRow = 4;

/** Widths a card is drawn at, by the columns. */
const sizes = '(min-width: 1200px) 290px, (min-width: 768px) 31vw, 45vw';

/** Cards in two to four columns; the pictures of the first row are loaded at once, the others as they come near. */
export function ProductGrid({ products }: ProductGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={sizes}
            loading={place === 0 ? 'first' : place < firstRow ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}
