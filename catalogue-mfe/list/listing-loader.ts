import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import type { CardProduct } from '../card/card-product';
import { catalogueApi } from '../catalogue-api';
import { type Failed, isFailed, loadedWithCalls } from '../loaded-or-failed';
import type { CategoryNames } from './active-filters';
import type { FilterChoices } from './filter-choices';
import { type ListingQuery, parseListingQuery } from './listing-query';

/** One page of a listing. */
export interface Listing {
  readonly products: readonly CardProduct[];
  /** Products on all pages; null when the backend does not say. */
  readonly total: number | null;
  /** The words that were searched for instead of the visitor's, when that is so and the backend says it. */
  readonly searchedFor?: string | undefined;
  /** Names of the categories that were asked for; null when nobody tells them. */
  readonly categories: CategoryNames;
}

/** What the listing page is made from. */
export interface ListingData {
  readonly query: ListingQuery;
  readonly listing: Listing | Failed;
  /** What the filter panel offers; null while it is closed. */
  readonly choices: FilterChoices | null;
}

/** Of a panel that could not be loaded. */
const noChoices: FilterChoices = {
  categories: [],
  manufacturers: [],
  sizes: [],
  colours: [],
  isComplete: false,
};

/**
 * Loads a page of a listing, and what its filter panel offers when that is open. What does so comes with the calls: no first page
 * needs it.
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
