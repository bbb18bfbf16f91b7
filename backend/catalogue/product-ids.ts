import type { Queries } from '../database/database';
import type { Conditions } from './product-conditions';
import type { ProductOrder, ProductWindow } from './product-filter';

/** How many of the products found by a search are put in order of relevance, the first by name; the rest follow by name. */
const mostRanked = 1000;

/**
 * Ids of the products of one window. Only ids: a deep page then skips entries of an index and not whole products.
 * Ranking must look at every product found, 60,000 for some words, so that it is limited.
 */
export async function findProductIds(
  { query }: Queries,
  { where, parameters, textQuery }: Conditions,
  order: ProductOrder,
  { offset, limit }: ProductWindow,
): Promise<string[]> {
  const find = async (source: string, sort: string, from: number, most: number) => {
    const sql = `select id from ${source} order by ${sort} limit ${most} offset ${from}`;
    return (await query<{ id: string }>(sql, parameters)).map((row) => row.id);
  };
  const found = `product where ${where}`;
  if (order.field !== 'relevance' || textQuery === null) return find(found, orderBy(order), offset, limit);

  const byName = orderBy({ field: 'productName', falling: false });
  const first = `(select id, sort_name, search from ${found} order by ${byName} limit ${mostRanked}) as first`;
  const rank = `ts_rank(search, to_tsquery('english', ${textQuery})) desc, ${byName}`;
  const ranked = Math.max(0, Math.min(limit, mostRanked - offset));
  return [
    ...(ranked > 0 ? await find(first, rank, offset, ranked) : []),
    ...(limit > ranked ? await find(found, byName, offset + ranked, limit - ranked) : []),
  ];
}

/** Written so that an index of the migrations gives the order; products without price come last. */
function orderBy({ field, falling }: ProductOrder): string {
  const direction = falling ? 'desc' : 'asc';
  if (field === 'price') return falling ? 'current_price desc nulls last, id' : 'current_price, id';
  if (field === 'createdAt') return `created_at ${direction}, id ${direction}`;
  return `sort_name ${direction}, id ${direction}`;
}
