import type { Product } from '@storefront/shared/contracts/product';
import type { LoaderFunctionArgs, RouterContextProvider } from '@storefront/shared/router';
import { storefrontContext } from '@storefront/shared/router';
import { type CardProduct, cardProduct } from '../card/card-product';
import { type Failed, orFailed } from '../or-failed';
import { type ListingQuery, listingPageSize, parseListingQuery, promotionsPath } from './listing-query';

/** One page of a listing. */
export interface Listing {
  readonly products: readonly CardProduct[];
  /** Products on all pages; null when the backend does not say. */
  readonly total: number | null;
  /** Name of the category that was asked for; null for none, or when no product tells it. */
  readonly category: string | null;
}

/** What the listing page is made from. */
export interface ListingData {
  readonly query: ListingQuery;
  readonly listing: Listing | Failed;
}

/** Loads a page of a listing. */
export async function listingLoader({
  request,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<ListingData> {
  const query = parseListingQuery(new URL(request.url));
  return { query, listing: await orFailed(loadListing(query, { request, context }), request.signal) };
}

async function loadListing(
  query: ListingQuery,
  { request, context }: Pick<LoaderFunctionArgs<RouterContextProvider>, 'request' | 'context'>,
): Promise<Listing> {
  const { path, keyword, mainId, subId, page } = query;
  const api = await context.get(storefrontContext).api();
  const { products, total } = await api.listProducts(
    {
      page,
      limit: listingPageSize,
      // A product that is not on sale has no discount.
      ...(path === promotionsPath && { fromDiscount: 1 }),
      ...(mainId && { mainId }),
      ...(subId && { subId }),
      ...(keyword && { productName: keyword, sortField: 'relevance' as const }),
    },
    request.signal,
  );
  return { products: products.map(cardProduct), total, category: categoryName(query, products[0]) };
}

function categoryName({ mainId, subId }: ListingQuery, example: Product | undefined): string | null {
  if (subId) return example?.category ?? null;
  return mainId ? (example?.mainCategory ?? null) : null;
}
