import { groupThousands } from '@storefront/shared/product/group-thousands';
import { Link, useLoaderData } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { ProductGrid } from '../card/ProductGrid';
import { isFailed } from '../or-failed';
import styles from './ListingPage.module.scss';
import type { Listing, ListingData } from './listing-loader';
import { type ListingQuery, listingAddress, listingPageSize, promotionsPath } from './listing-query';
import { NothingFound } from './NothingFound';
import { Paging } from './Paging';

/** The shop and the search: products, 24 a page. */
export function ListingPage() {
  const { query, listing } = useLoaderData() as ListingData;
  const heading = headingOf(query, listing);
  return (
    <div className="container">
      <PageHead
        page={heading}
        description={`${heading}: wound care, hygiene, laboratory, tools, diagnosis and equipment, delivered across Australia.`}
        canonical={canonicalOf(query)}
      />
      <div className={styles.head}>
        <h1>{heading}</h1>
        {!isFailed(listing) && listing.products.length > 0 && <p>{countOf(query, listing)}</p>}
        {(query.mainId || query.subId) && <Link to="/shop">Show all products</Link>}
      </div>
      {isFailed(listing) ? (
        <LoadAgain message="Products could not be loaded" />
      ) : listing.products.length === 0 ? (
        <NothingFound query={query} />
      ) : (
        <>
          <h2 className="visually-hidden">Products</h2>
          <ProductGrid products={listing.products} />
          <Paging query={query} listing={listing} />
        </>
      )}
    </div>
  );
}

function headingOf({ path, keyword }: ListingQuery, listing: ListingData['listing']): string {
  if (keyword) return `Results for ‘${keyword}’`;
  const category = isFailed(listing) ? null : listing.category;
  return category ?? (path === promotionsPath ? 'Promotions' : 'Shop');
}

/** The same products at /shop, for an address that only shows them in another way. */
function canonicalOf(query: ListingQuery): string | undefined {
  if (query.path === null || query.path === promotionsPath) return undefined;
  return listingAddress({ ...query, path: null }, query.page);
}

/** '25 to 48 of 420 products'; as much of it as is known and not a matter of course. */
function countOf({ page }: ListingQuery, { products, total }: Listing): string {
  const before = (page - 1) * listingPageSize;
  const range = `${before + 1} to ${before + products.length}`;
  if (total === null) return `Products ${range}`;
  const all = total === 1 ? '1 product' : `${groupThousands(String(total))} products`;
  return total > products.length ? `${range} of ${all}` : all;
}
