import type { Connection } from '../contracts/connections';
import type { Product } from '../contracts/product';
import { readJson } from '../contracts/well-formed';
import { bareAnswerOf, listOf } from './answer';
import { entriesOf, fieldsOf, textOf } from './json-fields';
import { productFrom } from './product-fields';

/** Path of the second product API (P54). */
export const secondApiPath = 'products';

/** Fetches a list of the second product API. Throws ApiError. */
export async function secondApiList(
  shop: Connection,
  query: URLSearchParams,
  signal?: AbortSignal,
): Promise<readonly Product[]> {
  return listOf(secondApiPath, bareAnswerOf(await shop.get(secondApiPath, query, signal)), secondApiProduct);
}

/** Servers accept addresses of 8 KB. A full cart (140 ids of 24 characters) is one call; an oversized cookie is several. */
const maxQueryLength = 7_000;

/** Joins encoded parts of a query into as few query strings as fit an address each. */
export function boundedQueries(filters: readonly string[]): string[] {
  const queries: string[] = [];
  for (const filter of filters) {
    const last = queries.at(-1);
    if (last !== undefined && last.length + filter.length < maxQueryLength)
      queries[queries.length - 1] = `${last}&${filter}`;
    else queries.push(filter);
  }
  return queries;
}

/** Reads a product of `/products`, whose `images` is JSON text. Never throws: malformed fields are dropped; null without an id (P18). */
export function secondApiProduct(value: unknown): Product | null {
  const fields = fieldsOf(value);
  const images = imageEntries(fields.images);
  const isThumbnail = (image: unknown) => fieldsOf(image).thumbnail === true;
  return productFrom(fields, textOf(fields.id) ?? textOf(fields.productId), [
    ...images.filter(isThumbnail),
    ...images.filter((image) => !isThumbnail(image)),
  ]);
}

function imageEntries(images: unknown): readonly unknown[] {
  try {
    return entriesOf(readJson(String(images)));
  } catch {
    return [];
  }
}
