import { Link } from '@storefront/shared/router';
import type { Listing } from './listing-loader';
import { type ListingQuery, listingAddress, listingPageSize } from './listing-query';
import styles from './Paging.module.scss';

interface PagingProps {
  readonly query: ListingQuery;
  readonly listing: Listing;
}

/** The ways to the next products and back; links, so they work without JavaScript (decision 7). */
export function Paging({ query, listing: { products, total } }: PagingProps) {
  const { page } = query;
  const more = total === null ? products.length === listingPageSize : page * listingPageSize < total;
  if (page === 1 && !more) return null;
  return (
    <nav className={styles.paging} aria-label="Pages">
      {page > 1 && (
        <Link className="btn btn-outline-primary" to={listingAddress(query, page - 1)}>
          Previous page
        </Link>
      )}
      {more && (
        <Link className="btn btn-primary" to={listingAddress(query, page + 1)}>
          Load more
        </Link>
      )}
    </nav>
  );
}
