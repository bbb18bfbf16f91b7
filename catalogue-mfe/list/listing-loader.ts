import {
  type LoaderFunctionArgs,
  type RouterContextProvider,
  storefrontContext,
} from '@storefront/shared/router';
import type { CardProduct } from '../card/card-product';
import { catalogueApi } from '../catalogue-api';
import { type Failed, isFailed, loadedWithCalls } from '../loaded-or-failed';
import type { CategoryNames } from './FilterChips';
import type { FilterChoices } from './filter-choices';
import { type ListingQuery, parseListingQuery } from './listing-query';

/** One page of a listing. */
export interface Listing {
  readonly products: readonly CardProduct[];
  /** Number of products on all pages; null when the backend does not give it. */
  readonly total: number | null;
  /** The corrected search words; missing when the visitor's own were searched for. */
  readonly searchedFor?: string | undefined;
  /** Names of the chosen categories. */
  readonly categories: CategoryNames;
}

/** Data of the listing page. */
export interface ListingData {
  readonly query: ListingQuery;
  readonly listing: Listing | Failed;
  /** Choices of the filter panel; null while it is closed. */
  readonly choices: FilterChoices | null;
}

/** For a panel that failed to load. */
const noChoices: FilterChoices = {
  categories: [],
  manufacturers: [],
  sizes: [],
  colours: [],
  isComplete: false,
};

/**
 * Loads a page of a listing, and the choices of an open filter panel. The loading code is in the chunk of the calls, since no
 * first page needs it.
 */
export async function listingLoader({
  request: { url, signal },
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<ListingData> {
  const query = parseListingQuery(new URL(url));
  const api = context.get(storefrontContext).api(catalogueApi);
  const [listing, choices] = await Promise.all([
    loadedWithCalls(
      api,
      import(/* webpackChunkName: "api" */ './load-listing'),
      (calls, { loadListing }) => loadListing(calls, query, signal),
      signal,
    ),
    query.isFilter
      ? loadedWithCalls(
          api,
          import(/* webpackChunkName: "api" */ './filter-choices'),
          (calls, { loadFilterChoices }) => loadFilterChoices(calls, query, signal),
          signal,
        )
      : null,
  ]);
  return { query, listing, choices: choices && isFailed(choices) ? noChoices : choices };
}
