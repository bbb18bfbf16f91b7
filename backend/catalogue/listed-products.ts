import type { Queries } from '../database/database';

/** A product as the shop lists it. */
export interface ListedProduct {
  readonly name: string;
  /** Empty when it has none. */
  readonly sku: string;
  /** Current price in AUD (P22); null when it is priced on request. */
  readonly price: number | null;
}

/** Products by id; unknown ids are left out. */
export async function readListedProducts(
  { query }: Pick<Queries, 'query'>,
  ids: readonly string[],
): Promise<Map<string, ListedProduct>> {
  const rows = await query<ListedProduct & { id: string }>(
    'select id, name, sku, current_price::float8 as price from product where id = any($1::text[])',
    [ids],
  );
  return new Map(rows.map(({ id, ...product }) => [id, product]));
}
