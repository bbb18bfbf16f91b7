import { groupThousands } from '@storefront/shared/product/group-thousands';
import { ProductGrid } from '../card/ProductGrid';
import type { Listing } from './listing-loader';
import { type ListingQuery, listingPageSize } from './listing-query';
import { NothingFound } from './NothingFound';
import { Paging } from './Paging';
import { type PagesSoFar, usePagesSoFar } from './pages-so-far';
import styles from './Results.module.scss';

interface ResultsProps {
  readonly query: ListingQuery;
  readonly listing: Listing;
}

/** The products of a listing, how many there are, and the way to more; or what helps when there are none. */
export function Results({ query, listing }: ResultsProps) {
  const pages = usePagesSoFar(query, listing.products);
  const isEmpty = listing.products.length === 0;
  return (
    <>
      <h2 className="visually-hidden">Products</h2>
      <p className={styles.count} role="status">
        {isEmpty ? 'No products found' : countOf(pages, listing.total)}
      </p>
      {isEmpty ? (
        <NothingFound query={query} />
      ) : (
        <>
          <ProductGrid products={pages.products} layout={query.isGridView ? 'vertical' : 'horizontal'} />
          <Paging query={query} listing={listing} firstPage={pages.firstPage} />
        </>
      )}
    </>
  );
}

/** '25 to 48 of 420 products'; as much of it as is known and not a matter of course. */
function countOf({ firstPage, products }: PagesSoFar, total: number | null): string {
  const before = (firstPage - 1) * listingPageSize;
  const range = `${before + 1} to ${before + products.length}`;
  if (total === null) return `Products ${range}`;
  const all = total === 1 ? '1 product' : `${groupThousands(String(total))} products`;
  return total > products.length ? `${range} of ${all}` : all;
}
