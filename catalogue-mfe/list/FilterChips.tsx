import { type ActiveFilter, withoutFilters } from './active-filters';
import styles from './FilterChips.module.scss';
import { ListingLink } from './ListingLink';
import type { ListingQuery } from './listing-query';

interface FilterChipsProps {
  readonly query: ListingQuery;
  readonly filters: readonly ActiveFilter[];
}

/** The active filters, each with a link that removes it. */
export function FilterChips({ query, filters }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {filters.map(({ label, without }, place) => (
        <li key={place}>
          <ListingLink query={without} aria-label={`Remove filter ${label}`}>
            {label}
          </ListingLink>
        </li>
      ))}
      <li>
        <ListingLink query={withoutFilters(query)}>Clear all</ListingLink>
      </li>
    </ul>
  );
}
