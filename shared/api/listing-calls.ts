import type { Connection } from '../contracts/connections';
import type { Product } from '../contracts/product';
import { answerOf, listOf } from './answer';
import { listOrNull } from './failure';
import { entriesOf, fieldsOf, textOf } from './json-fields';
import { productFrom } from './product-fields';
import { type DistinctField, type ProductQuery, productSearchParams } from './product-query';

/** One page of the product list. */
export interface ProductListing {
  readonly products: readonly Product[];
  /** Products on all pages; null when the backend does not say. */
  readonly total: number | null;
  /** The words searched for in place of those asked for, for a slip or an unknown word; only our own backend says so. */
  readonly searchedFor?: string | undefined;
}

/** A value that products of the list have in a field. */
export interface DistinctValue {
  readonly value: string;
  /** Products that have it; null when the backend does not say. */
  readonly count: number | null;
}

/** Calls of the first product API, `api/v1/product`. */
export interface ListingCalls {
  /** The list, or null when it is empty or the call failed, which is logged (P54, P59). */
  readonly productsOrNull: (query: ProductQuery, signal?: AbortSignal) => Promise<readonly Product[] | null>;
  /** The list for a screen that tells empty from failed (P27). Throws ApiError. */
  readonly listProducts: (query: ProductQuery, signal?: AbortSignal) => Promise<ProductListing>;
  /** The values of a field under the other filters (P26). Throws ApiError. */
  readonly distinctValues: (
    field: DistinctField,
    query: ProductQuery,
    signal?: AbortSignal,
  ) => Promise<readonly DistinctValue[]>;
}

const path = 'api/v1/product';

function distinctValue(entry: unknown): DistinctValue | null {
  const { value, count } = fieldsOf(entry);
  const text = textOf(value) ?? textOf(entry);
  return text === null ? null : { value: text, count: typeof count === 'number' ? count : null };
}

/** The first product API behind `shop`. */
export function listingCalls(shop: Connection): ListingCalls {
  const listProducts: ListingCalls['listProducts'] = async (query, signal) => {
    const body = await shop.get(path, productSearchParams(query), signal);
    const { data, total } = answerOf(body);
    const searchedFor = textOf(fieldsOf(body).searchedFor);
    return {
      products: listOf(path, data, firstApiProduct),
      total,
      ...(searchedFor !== null && { searchedFor }),
    };
  };
  return {
    listProducts,
    productsOrNull: (query, signal) =>
      listOrNull(listProducts(query, signal).then(({ products }) => products)),
    distinctValues: async (field, query, signal) => {
      const { data } = answerOf(await shop.get(path, productSearchParams(query, field), signal));
      return listOf(path, data, distinctValue);
    },
  };
}

/** A product of `api/v1/product`, whose `images` is a list. Never throws: malformed fields are dropped, null has no id (P18). */
export function firstApiProduct(value: unknown): Product | null {
  const fields = fieldsOf(value);
  return productFrom(fields, textOf(fields.productId) ?? textOf(fields.id), entriesOf(fields.images));
}
