import type { Connection } from '../contracts/connections';
import { pathSegment } from '../contracts/path-segment';
import type { Product } from '../contracts/product';
import type { RichText } from '../contracts/rich-text';
import { type GoneProduct, isGone } from '../product/gone-product';
import { bareAnswerOf } from './answer';
import { ApiError, isApiError } from './api-error';
import { dataOrFailure, type Failure, listOrNull } from './failure';
import { filterQuery, type ProductFilter } from './filter-query';
import { fieldsOf } from './json-fields';
import { boundedQueries, secondApiPath as path, secondApiList, secondApiProduct } from './second-api';

/** Calls of the second product API, `/products`. */
export interface ProductCalls {
  /** The list, or null when it is empty or the call failed (logged). */
  readonly productsByFilter: (
    filter: ProductFilter,
    signal?: AbortSignal,
  ) => Promise<readonly Product[] | null>;
  /** The list for a query string, or null when it is empty or the call failed (logged). */
  readonly productsByQuery: (query: string, signal?: AbortSignal) => Promise<readonly Product[] | null>;
  /** The products in a price range (AUD, inclusive), or the failure. */
  readonly productsInPriceRange: (
    range: { readonly from: number; readonly to: number },
    signal?: AbortSignal,
  ) => Promise<readonly Product[] | Failure>;
  /** The product, or the failure; an unknown id is a failure. */
  readonly productOrFailure: (id: string, signal?: AbortSignal) => Promise<Product | Failure>;
  /** The product, or what is known of one that is no longer sold; null for an unknown id. Throws ApiError. */
  readonly productOrGone: (id: string, signal?: AbortSignal) => Promise<Product | GoneProduct | null>;
  /** The product, for screens that tell unknown or gone (null) from failed. Throws ApiError. */
  readonly productById: (id: string, signal?: AbortSignal) => Promise<Product | null>;
  /** The products of a cart or list without unknown ids, for screens that tell unknown from failed. Throws ApiError. */
  readonly productsByIds: (ids: readonly string[], signal?: AbortSignal) => Promise<readonly Product[]>;
  /** What is known of products that `productsByIds` does not find, at most ten of them. Never rejects. */
  readonly goneProducts: (ids: readonly string[]) => Promise<readonly GoneProduct[]>;
}

/** Each is a call of its own. */
const maxGone = 10;

/** Statuses for an unknown, invalid or overlong id. */
const refusedIds: readonly (number | null)[] = [404, 400, 414];

/**
 * Makes the calls of the second product API over `shop`.
 * @param richText `richTextFrom`, for those who show descriptions with elements: the others' scripts do without it
 */
export function productCalls(
  shop: Connection,
  richText: (value: unknown) => RichText | null = () => null,
): ProductCalls {
  const list = (query: URLSearchParams, signal?: AbortSignal) => secondApiList(shop, query, signal);

  const one = async (id: string, signal?: AbortSignal): Promise<Product> => {
    const segment = canBeProductId(id) ? pathSegment(id) : null;
    if (segment === null)
      throw new ApiError('http', { call: path, status: 404, message: 'No product has this id.' });
    const answer = bareAnswerOf(await shop.get(`${path}/${segment}`, undefined, signal));
    const product = secondApiProduct(answer);
    if (!product) throw new ApiError('malformed', { call: path });
    return { ...product, richDescription: richText(fieldsOf(answer).richDescription) };
  };

  const productOrGone: ProductCalls['productOrGone'] = async (id, signal) => {
    try {
      return await one(id, signal);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status === 410) return goneProduct(id, error);
      if (refusedIds.includes(error.status)) return null;
      throw error;
    }
  };

  return {
    productOrGone,
    productsByFilter: (filter, signal) => listOrNull(list(filterQuery(filter), signal)),
    productsByQuery: (query, signal) => listOrNull(list(new URLSearchParams(query), signal)),
    productsInPriceRange: ({ from, to }, signal) =>
      dataOrFailure(list(filterQuery({ price_gte: from, price_lte: to }), signal)),
    productOrFailure: (id, signal) => dataOrFailure(one(id, signal)),
    productById: async (id, signal) => {
      const product = await productOrGone(id, signal);
      return product && isGone(product) ? null : product;
    },
    productsByIds: async (ids, signal) => {
      const asked = [...new Set(ids)].filter(canBeProductId);
      const calls = boundedQueries(asked.map((id) => filterQuery({ id_in: id }).toString()));
      return (await Promise.all(calls.map((query) => list(new URLSearchParams(query), signal)))).flat();
    },
    goneProducts: async (ids) => {
      const asked = ids.slice(0, maxGone).map((id) => productOrGone(id).catch(() => null));
      const found = (await Promise.all(asked)).filter((product) => product !== null);
      // A backend may still have a product that it lists no more.
      return found.map((product) =>
        isGone(product) ? product : { isGone: true, id: product.id, name: product.name, replacedBy: null },
      );
    },
  };
}

function goneProduct(id: string, { gone }: ApiError): GoneProduct {
  const { name = null, replacedBy = null } = gone ?? {};
  const isOther = replacedBy !== null && replacedBy !== id && canBeProductId(replacedBy);
  return { isGone: true, id, name, replacedBy: isOther ? replacedBy : null };
}

/** UTF-16 units; our ids have 24. */
const maxLength = 256;

/** Whether it can be a product's id. Others are never sent: a backend may refuse a whole call for one. */
function canBeProductId(id: string): boolean {
  return id !== '' && id.length <= maxLength && !/[\p{Cc}\p{Surrogate}]/u.test(id);
}
