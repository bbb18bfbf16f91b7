import grid from '../card/ProductGrid.module.scss';
import styles from './ResultsSkeleton.module.scss';

/** Two rows of what is being loaded. */
export function ResultsSkeleton() {
  return (
    <ul className={grid.grid} aria-hidden="true">
      {Array.from({ length: 8 }, (_, place) => (
        <li key={place} className={styles.card} />
      ))}
    </ul>
  );
}
