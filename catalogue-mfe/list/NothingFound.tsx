import { Link } from '@storefront/shared/router';
import { type ListingQuery, listingAddress } from './listing-query';

interface NothingFoundProps {
  readonly query: ListingQuery;
}

/** A listing without products, and what to do about it. */
export function NothingFound({ query }: NothingFoundProps) {
  return (
    <>
      {query.page > 1 ? (
        <p>
          The list ends before page {query.page}.{' '}
          <Link to={listingAddress(query, 1)}>Go to its first page</Link>
        </p>
      ) : (
        <p>
          Try fewer or more general words, such as ‘gauze’ or ‘gloves’, or{' '}
          <Link to="/shop">browse the whole shop</Link>. We can also look for it:{' '}
          <Link to="/quote">request a quote</Link>.
        </p>
      )}
    </>
  );
}
