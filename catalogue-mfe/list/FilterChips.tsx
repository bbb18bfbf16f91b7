import { Link } from '@storefront/shared/router';
import type { ReactNode } from 'react';
import { type ActiveFilter, withoutFilters } from './active-filters';
import styles from './FilterChips.module.scss';
import { type ListingQuery, listingAddress } from './listing-query';

interface FilterChipsProps {
  readonly query: ListingQuery;
  readonly filters: readonly ActiveFilter[];
}

/** What narrows the listing down, each with a way to go without it. */
export function FilterChips({ query, filters }: FilterChipsProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Filters in use">
      {filters.map(({ label, without }, place) => (
        <li key={place}>
          <WayTo query={without} label={`Remove filter ${label}`}>
            {label}
          </WayTo>
        </li>
      ))}
      <li>
        <WayTo query={withoutFilters(query)}>Clear all</WayTo>
      </li>
    </ul>
  );
}

interface WayToProps {
  readonly query: ListingQuery;
  /** Its name, when it says more than its text. */
  readonly label?: string;
  readonly children: ReactNode;
}

function WayTo({ query, label, children }: WayToProps) {
  return (
    <Link to={listingAddress(query)} aria-label={label} preventScrollReset viewTransition={false}>
      {children}
    </Link>
  );
}
