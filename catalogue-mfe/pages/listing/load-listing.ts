import type { MainCategory, ProductCategory } from '@storefront/shared/api/category-calls';
import type { DistinctValue } from '@storefront/shared/api/listing-calls';
import type { DistinctField, ProductQuery } from '@storefront/shared/api/product-query';
import type { Product } from '@storefront/shared/contracts/product';
import type { CatalogueApi } from '../../data/catalogue-api';
import { type Failed, isFailed, loadedOrFailed } from '../../data/loaded-or-failed';
import { type CardProduct, cardProduct } from '../../parts/card/card-product';
import type { CategoryNames } from './FilterChips';
import { type ListingQuery, listingPageSize, promotionsPath, type Sort } from './listing-query';

/** One page of a listing. */
export interface Listing {
  readonly products: readonly CardProduct[];
  /** Number of products on all pages; null when the backend does not give it. */
  readonly total: number | null;
  /** The corrected search words; missing when the visitor's own were used. */
  readonly searchedFor?: string | undefined;
  readonly categories: CategoryNames;
}

/** Data of the listing page. */
export interface ListingData {
  readonly query: ListingQuery;
  readonly listing: Listing | Failed;
  /** Choices of the filter panel; null while it is closed. */
  readonly choices: FilterChoices | null;
}

/**
 * Loads one page of a listing.
 * @throws the calls' errors
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
 * Names of the chosen categories, taken from a product of the listing. A sub-category without products, or whose products do not name it,
 * is looked up. Never rejects: an unknown name is null.
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

const orders: Readonly<Record<Sort, Pick<ProductQuery, 'sortField' | 'sortValue'>>> = {
  relevance: { sortField: 'relevance' },
  name: {},
  price: { sortField: 'price' },
  'price-desc': { sortField: 'price', sortValue: 'desc' },
  newest: { sortField: 'createdAt', sortValue: 'desc' },
};

/** Search words that mean products on sale, but occur in no product's name (P33). */
const salesWords = /^\s*(?:on[\s-]sale|sales?|specials?|promotions?|discounts?)\s*$/i;

/** The backend query of a listing (P53). */
function productQuery(query: ListingQuery): ProductQuery {
  const { path, keyword, mainId, subId, manufacturer, size, colour, fromPrice, toPrice, sort } = query;
  const isForSales = salesWords.test(keyword);
  // Only products on sale have a discount.
  const discount = query.discount ?? (query.onSale || path === promotionsPath || isForSales ? 1 : null);
  return {
    ...orders[isForSales && sort === 'relevance' ? 'name' : sort],
    productName: isForSales ? undefined : keyword || undefined,
    mainId: mainId || undefined,
    subId: subId || undefined,
    manufacturer: manufacturer || undefined,
    size: size || undefined,
    colour: colour || undefined,
    fromPrice: fromPrice ?? undefined,
    toPrice: toPrice ?? undefined,
    fromDiscount: discount ?? undefined,
  };
}

/** Choices of the filter panel; a part without choices, or that failed to load, is empty. */
export interface FilterChoices {
  readonly categories: readonly MainCategory[];
  readonly manufacturers: readonly DistinctValue[];
  readonly sizes: readonly DistinctValue[];
  readonly colours: readonly DistinctValue[];
  readonly isComplete: boolean;
}

/** Most values offered per field, the most frequent first. */
const maxValues = 60;

/** Loads the categories, and the values of products under the other filters (P26). */
export async function loadFilterChoices(
  api: CatalogueApi,
  query: ListingQuery,
  signal: AbortSignal,
): Promise<FilterChoices> {
  const part = <T>(values: Promise<readonly T[]>) => loadedOrFailed(values, signal);
  const values = (field: DistinctField) => {
    const others = { ...productQuery(query), [field]: undefined };
    return part(api.distinctValues(field, others, signal).then((all) => all.slice(0, maxValues)));
  };
  const [categories, manufacturers, sizes, colours] = await Promise.all([
    part(api.mainCategories(signal)),
    values('manufacturer'),
    values('size'),
    values('colour'),
  ]);
  return {
    categories: known(categories),
    manufacturers: known(manufacturers),
    sizes: known(sizes),
    colours: known(colours),
    isComplete: ![categories, manufacturers, sizes, colours].some(isFailed),
  };
}

function known<T>(part: readonly T[] | Failed): readonly T[] {
  return isFailed(part) ? [] : part;
}
