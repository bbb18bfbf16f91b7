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
  /** Number of products on all pages; null when the backend does not say. */
  readonly total: number | null;
  /** Search words used in place of the typed ones, for a typo or an unknown word; only our own backend gives them. */
  readonly searchedFor?: string | undefined;
}

/** A field's value among the products of the list. */
export interface DistinctValue {
  readonly value: string;
  /** Number of products with it; null when the backend does not say. */
  readonly count: number | null;
}

/** Calls of the first product API, `api/v1/product`. */
export interface ListingCalls {
  /** The list, or null when it is empty or the call failed (logged; P54, P59). */
  readonly productsOrNull: (query: ProductQuery, signal?: AbortSignal) => Promise<readonly Product[] | null>;
  /** The list, for screens that tell empty from failed (P27). Throws ApiError. */
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

/** Makes the calls of the first product API over `shop`. */
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

/** Reads a product of `api/v1/product`, whose `images` is a list. Never throws: malformed fields are dropped; null without an id (P18). */
export function firstApiProduct(value: unknown): Product | null {
  const fields = fieldsOf(value);
  return productFrom(fields, textOf(fields.productId) ?? textOf(fields.id), entriesOf(fields.images));
}
