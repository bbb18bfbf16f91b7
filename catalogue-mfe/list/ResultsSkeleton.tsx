import type { CardLayout } from '../card/ProductCard';
import grid from '../card/ProductGrid.module.scss';
import styles from './ResultsSkeleton.module.scss';

/** Two rows of what is being loaded. */
export function ResultsSkeleton({ layout }: { readonly layout: CardLayout }) {
  return (
    <ul className={grid[layout]} aria-hidden="true">
      {Array.from({ length: 8 }, (_, place) => (
        <li key={place} className={styles[layout]} />
      ))}
    </ul>
  );
}
