import { useBus } from '@storefront/shared/bus';
import { useLoaderData, useLocation, useNavigation, useSite } from '@storefront/shared/router';
import { PageHead } from '@storefront/shared/ui/PageHead';
import { useEffect } from 'react';
import { isFailed } from '../../data/loaded-or-failed';
import { activeFilters, type CategoryNames, FilterChips } from './FilterChips';
import { FilterPanel } from './FilterPanel';
import styles from './ListingPage.module.scss';
import { ListingToolbar } from './ListingToolbar';
import {
  type ListingQuery,
  listingAddress,
  noFilters,
  parseListingQuery,
  promotionsPath,
} from './listing-query';
import type { ListingData } from './load-listing';
import { Results } from './Results';

/** The shop and the search: filters and 24 products a page. */
export function ListingPage() {
  const { query, listing, choices } = useLoaderData() as ListingData;
  const wanted = useWantedQuery(query);
  const names = useCategoryNames(wanted, listing);
  useShopState(query);
  const heading = headingOf(query, names);
  const filters = activeFilters(wanted, names);
  const isChanging = productsAddress(wanted) !== productsAddress(query);
  return (
    <div className="container">
      <PageHead
        page={heading}
        description={`${heading}: wound care, hygiene, laboratory, tools, diagnosis and equipment, delivered across Australia.`}
        canonical={canonicalOf(query)}
        noindex={!isFailed(listing) && listing.products.length === 0}
      />
      <h1 className={styles.heading}>{heading}</h1>
      <ListingToolbar query={wanted} filters={filters.length} />
      <FilterChips query={wanted} filters={filters} />
      <div className={choices ? styles.besidePanel : undefined}>
        {choices && <FilterPanel query={wanted} choices={choices} />}
        <div className={isChanging ? styles.changing : undefined} aria-busy={isChanging}>
          <Results query={query} listing={listing} />
        </div>
      </div>
    </div>
  );
}

/** The query of the navigation in progress, so that the next choice builds on it. */
function useWantedQuery(query: ListingQuery): ListingQuery {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  if (location?.pathname !== pathname) return query;
  return parseListingQuery({ pathname, searchParams: new URLSearchParams(location.search) });
}

/** Key of a listing's products, whatever their view. */
function productsAddress(query: ListingQuery): string {
  return listingAddress({ ...query, isGridView: true, isFilter: false });
}

/** Mirrors the address, which is the source, in the state (P34). */
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

/** Canonical address: the same products in default order and view, without filters. */
function canonicalOf(query: ListingQuery): string {
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
  return listingAddress(plain, page);
}
