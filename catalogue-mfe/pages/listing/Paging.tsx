import { Link } from '@storefront/shared/router';
import { ListingLink } from './ListingLink';
import { type ListingQuery, listingAddress, listingPageSize } from './listing-query';
import type { Listing } from './load-listing';
import styles from './Paging.module.scss';

interface PagingProps {
  readonly query: ListingQuery;
  readonly listing: Listing;
  readonly firstPage: number;
}

/** Links to the next and previous products, also without JavaScript (P26). */
export function Paging({ query, listing: { products, total }, firstPage }: PagingProps) {
  const { page } = query;
  const more = total === null ? products.length === listingPageSize : page * listingPageSize < total;
  if (firstPage === 1 && !more) return null;
  return (
    <nav className={styles.paging} aria-label="Pages">
      {firstPage > 1 && (
        <Link className="btn btn-outline-primary" to={listingAddress(query, firstPage - 1)}>
          Previous page
        </Link>
      )}
      {more && (
        <ListingLink className="btn btn-primary" query={query} page={page + 1} replace>
          Load more
        </ListingLink>
      )}
    </nav>
  );
}
