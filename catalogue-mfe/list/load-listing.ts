import type { ProductCategory } from '@storefront/shared/api/category-calls';
import type { Product } from '@storefront/shared/contracts/product';
import { cardProduct } from '../card/card-product';
import type { CatalogueApi } from '../catalogue-api';
import { isFailed, loadedOrFailed } from '../loaded-or-failed';
import type { CategoryNames } from './FilterChips';
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

/**
 * Names of the chosen categories: a product of the listing gives them; a sub-category that has none, or whose products do not
 * name it, is looked up. Never rejects: an unknown name is null.
 */
async function categoryNames(
  api: CatalogueApi,
  { mainId, subId }: ListingQuery,
  example: Product | undefined,
  signal: AbortSignal,
): Promise<CategoryNames> {
  return {
    main: (mainId && example?.mainCategory) || null,
    sub: subId ? (example?.category ?? (await subCategoryName(api, subId, signal))) : null,
  };
}

async function subCategoryName(
  api: CatalogueApi,
  subId: string,
  signal: AbortSignal,
): Promise<string | null> {
  const isIt = ({ id, slug }: ProductCategory) => id === subId || slug === subId;
  const mains = await loadedOrFailed(api.mainCategories(signal), signal);
  const known = isFailed(mains) ? undefined : mains.flatMap(({ subcategories }) => subcategories).find(isIt);
  if (known) return known.name;
  const all = await loadedOrFailed(api.productCategories(signal), signal);
  return 'error' in all || isFailed(all) ? null : (all.find(isIt)?.name ?? null);
}
