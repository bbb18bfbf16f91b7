import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import { type CardProduct, cardProduct } from '../card/card-product';
import { type CatalogueApi, catalogueApi } from '../catalogue-api';
import { type Failed, loadedOrFailed } from '../loaded-or-failed';
import type { CategoryNames } from './active-filters';
import { categoryNames } from './category-names';
import { type FilterChoices, loadFilterChoices } from './filter-choices';
import { type ListingQuery, listingPageSize, parseListingQuery } from './listing-query';
import { productQuery } from './product-query';

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

/** Loads a page of a listing, and what its filter panel offers when that is open. */
export async function listingLoader({
  request: { url, signal },
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<ListingData> {
  const query = parseListingQuery(new URL(url));
  const api = context.get(storefrontContext).api(catalogueApi);
  const [listing, choices] = await Promise.all([
    loadedOrFailed(
      api.then((calls) => loadListing(calls, query, signal)),
      signal,
    ),
    query.isFilter ? loadFilterChoices(api, query, signal) : null,
  ]);
  return { query, listing, choices };
}

async function loadListing(api: CatalogueApi, query: ListingQuery, signal: AbortSignal): Promise<Listing> {
  const asked = { ...productQuery(query), page: query.page, limit: listingPageSize };
  const { products, total, searchedFor } = await api.listProducts(asked, signal);
  return {
    products: products.map(cardProduct),
    total,
    ...(searchedFor !== undefined && { searchedFor }),
    categories: await categoryNames(api, query, products[0], signal),
  };
}
