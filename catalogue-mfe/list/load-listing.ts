import { cardProduct } from '../card/card-product';
import type { CatalogueApi } from '../catalogue-api';
import { categoryNames } from './category-names';
import type { Listing } from './listing-loader';
import { type ListingQuery, listingPageSize } from './listing-query';
import { productQuery } from './product-query';

/**
 * Loads one page of a listing.
 *
 * @throws what the calls throw
 */
export async function loadListing(
  api: CatalogueApi,
  query: ListingQuery,
  signal: AbortSignal,
): Promise<Listing> {
  const asked = { ...productQuery(query), page: query.page, limit: listingPageSize };
  const { products, total, searchedFor } = await api.listProducts(asked, signal);
  return {
    products: products.map(cardProduct),
    total,
    ...(searchedFor !== undefined && { searchedFor }),
    categories: await categoryNames(api, query, products[0], signal),
  };
}
