import type { Badge } from '@storefront/shared/contracts/product';
import styles from './Badges.module.scss';

const labels = { hot: 'Hot', new: 'New', sale: 'Sale' } as const satisfies Record<Badge, string>;

interface BadgesProps {
  readonly badges: readonly Badge[];
}

/** The badges of a product (P18). */
export function Badges({ badges }: BadgesProps) {
  if (badges.length === 0) return null;
  return (
    <ul className={styles.badges} aria-label="Badges">
      {badges.map((badge) => (
        <li key={badge} className={styles[badge]}>
          {labels[badge]}
        </li>
      ))}
    </ul>
  );
}
