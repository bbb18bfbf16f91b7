import type { Connection } from '../contracts/connections';
import type { Product } from '../contracts/product';
import { bareAnswerOf, listOf } from './answer';
import { secondApiProduct } from './second-api-product';

/** Where the second product API is (P54). */
export const secondApiPath = 'products';

/** A list of the second product API. Throws ApiError. */
export async function secondApiList(
  shop: Connection,
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<readonly Product[]> {
  return listOf(secondApiPath, bareAnswerOf(await shop.get(secondApiPath, query, signal)), secondApiProduct);
}
