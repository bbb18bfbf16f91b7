import { askPath } from '@storefront/shared/product/ask-path';
import { groupThousands } from '@storefront/shared/product/group-thousands';
import { Link } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { PricesInclude } from '@storefront/shared/ui/PricesInclude';
import { useEffect, useRef } from 'react';
import { type Failed, isFailed } from '../../data/loaded-or-failed';
import type { CardLayout } from '../../parts/card/ProductCard';
import { ProductGrid } from '../../parts/card/ProductGrid';
import grid from '../../parts/card/ProductGrid.module.scss';
import { type ListingQuery, listingAddress, listingPageSize } from './listing-query';
import type { Listing } from './load-listing';
import { NothingFound } from './NothingFound';
import { Paging } from './Paging';
import { type PagesSoFar, usePagesSoFar } from './pages-so-far';
import styles from './Results.module.scss';

interface ResultsProps {
  readonly query: ListingQuery;
  readonly listing: Listing | Failed;
}

/** The products of a listing with count and paging, or suggestions when there are none. */
export function Results({ query, listing }: ResultsProps) {
  const failed = isFailed(listing);
  const pages = usePagesSoFar(query, failed ? null : listing.products);
  const count = useFocusWhenLost(listingAddress(query, query.page));
  const layout = query.isGridView ? 'vertical' : 'horizontal';
  const isEmpty = pages.products.length === 0;
  const searchedFor = failed ? undefined : listing.searchedFor;
  return (
    <>
      <h2 className="visually-hidden">Products</h2>
      <div className={styles.head}>
        <p className={styles.count} role="status" tabIndex={-1} ref={count}>
          {searchedFor && (
            <strong className={styles.searchedFor}>
              {`Showing results for ‘${searchedFor}’; nothing has ‘${query.keyword}’. `}
            </strong>
          )}
          <span>
            {isEmpty ? !failed && 'No products found' : countOf(pages, failed ? null : listing.total)}
          </span>
        </p>
        {!isEmpty && <PricesInclude />}
      </div>
      {searchedFor && (
        <p>
          <Link to={listingAddress({ ...query, keyword: `"${query.keyword}"` })}>
            {`Search for ‘${query.keyword}’ as typed`}
          </Link>{' '}
          <span>or</span> <Link to={askPath(query.keyword)}>{`ask us for ‘${query.keyword}’`}</Link>
        </p>
      )}
      {!isEmpty && <ProductGrid products={pages.products} layout={layout} />}
      {failed ? (
        <LoadAgain message="Products could not be loaded" meanwhile={<ResultsSkeleton layout={layout} />} />
      ) : isEmpty ? (
        <NothingFound query={query} />
      ) : (
        <Paging query={query} listing={listing} firstPage={pages.firstPage} />
      )}
    </>
  );
}

/** Takes the focus when the focused element, such as a chip, was removed with the previous listing. */
function useFocusWhenLost(address: string) {
  const place = useRef<HTMLParagraphElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    const isNew = shown.current !== address;
    shown.current = address;
    if (isNew && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [address]);
  return place;
}

/** '25 to 48 of 420 products', as far as known. */
function countOf({ firstPage, products }: PagesSoFar, total: number | null): string {
  const before = (firstPage - 1) * listingPageSize;
  const range = `${before + 1} to ${before + products.length}`;
  if (total === null) return `Products ${range}`;
  const all = total === 1 ? '1 product' : `${groupThousands(String(total))} products`;
  return total > products.length ? `${range} of ${all}` : all;
}

function ResultsSkeleton({ layout }: { readonly layout: CardLayout }) {
  return (
    <ul className={grid[layout]} aria-hidden="true">
      {Array.from({ length: 8 }, (_, place) => (
        <li key={place} className={styles[layout]} />
      ))}
    </ul>
  );
}
