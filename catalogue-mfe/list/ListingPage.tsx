import { useBus } from '@storefront/shared/bus';
import { useLoaderData, useNavigation, useSite } from '@storefront/shared/router';
import { LoadAgain } from '@storefront/shared/ui/LoadAgain';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { useEffect } from 'react';
import { isFailed } from '../or-failed';
import { activeFilters, type CategoryNames } from './active-filters';
import { FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import styles from './ListingPage.module.scss';
import { ListingToolbar } from './ListingToolbar';
import type { ListingData } from './listing-loader';
import { type ListingQuery, listingAddress, noFilters, promotionsPath } from './listing-query';
import { Results } from './Results';
import { ResultsSkeleton } from './ResultsSkeleton';

/** The shop and the search: what narrows it down, and products, 24 a page. */
export function ListingPage() {
  const { query, listing, choices } = useLoaderData() as ListingData;
  const names = useCategoryNames(query, listing);
  const { location } = useNavigation();
  useShopState(query);
  const heading = headingOf(query, names);
  const filters = activeFilters(query, names);
  const isChanging = location !== undefined && location.pathname === listingAddress(query).split('?')[0];
  return (
    <div className="container">
      <PageHead
        page={heading}
        description={`${heading}: wound care, hygiene, laboratory, tools, diagnosis and equipment, delivered across Australia.`}
        canonical={canonicalOf(query)}
      />
      <h1 className={styles.heading}>{heading}</h1>
      <ListingToolbar query={query} filters={filters.length} />
      <FilterChips query={query} filters={filters} />
      <div className={choices ? styles.besidePanel : undefined}>
        {choices && <FilterPanel query={query} choices={choices} />}
        <div className={isChanging ? styles.changing : undefined} aria-busy={isChanging}>
          {isFailed(listing) ? (
            <LoadAgain message="Products could not be loaded" meanwhile={<ResultsSkeleton />} />
          ) : (
            <Results query={query} listing={listing} />
          )}
        </div>
      </div>
    </div>
  );
}

/** The address is the truth; the state of specification section 3 says the same to whoever listens. */
function useShopState({ isGridView, isFilter }: ListingQuery) {
  const bus = useBus();
  useEffect(() => bus.update('shop', { isGridView, isFilter }), [bus, isGridView, isFilter]);
}

function useCategoryNames({ mainId }: ListingQuery, listing: ListingData['listing']): CategoryNames {
  const { categories } = useSite();
  const { main, sub } = isFailed(listing) ? { main: null, sub: null } : listing.categories;
  return { main: main ?? categories.find(({ id }) => id === mainId)?.name ?? null, sub };
}

function headingOf({ path, keyword, mainId, subId }: ListingQuery, { main, sub }: CategoryNames): string {
  if (keyword) return `Results for ‘${keyword}’`;
  const category = (subId && sub) || (mainId && main);
  return category || (path === promotionsPath ? 'Promotions' : 'Shop');
}

/**
 * Where search engines should look: the same products at `/shop`, in the usual order and without what only narrows them down;
 * none for an address that is its own.
 */
function canonicalOf(query: ListingQuery): string | undefined {
  const { path, page, keyword, mainId, subId } = query;
  const plain: ListingQuery = {
    ...query,
    ...noFilters,
    mainId,
    subId,
    path: path === promotionsPath ? path : null,
    sort: keyword ? 'relevance' : 'name',
    isGridView: true,
    isFilter: false,
  };
  const canonical = listingAddress(plain, page);
  return canonical === listingAddress(query, page) ? undefined : canonical;
}
