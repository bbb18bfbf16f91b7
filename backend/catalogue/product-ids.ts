import type { Queries } from '../database/database';
import { type Term, within } from '../search/text-query';
import type { Conditions } from './product-conditions';
import type { ProductOrder, ProductWindow } from './product-filter';

/** Number of search results that are ranked by relevance: the alphabetically first. The others follow by name. */
const maxRanked = 1000;

/**
 * Ids of one page of products: a deep page then skips index entries instead of whole rows. Among equally relevant products of a
 * kind the smallest pack comes first.
 */
export async function findProductIds(
  { query }: Queries,
  { where, parameters, terms }: Conditions,
  order: ProductOrder,
  { offset, limit }: ProductWindow,
): Promise<string[]> {
  const values = [...parameters];
  const bind = (value: string) => `$${values.push(value)}`;
  const find = async (source: string, sort: string, from: number, count: number) => {
    const sql = `select id from ${source} order by ${sort} limit ${count} offset ${from}`;
    return (await query<{ id: string }>(sql, values)).map((row) => row.id);
  };
  const found = `product where ${where}`;
  if (order.field !== 'relevance' || !terms?.length) return find(found, orderBy(order), offset, limit);

  const byName = orderBy({ field: 'productName', falling: false });
  const ranked = Math.max(0, Math.min(limit, maxRanked - offset));
  const rest = limit > ranked ? await find(found, byName, offset + ranked, limit - ranked) : [];
  if (ranked === 0) return rest;
  const first = `(select id, sort_name, pack_size, search from ${found} order by ${byName} limit ${maxRanked}) as first`;
  const kind = "substring(sort_name from '^[^,0-9]+')";
  const byScore = `${scoreOf(terms, bind)} desc, ${kind}, pack_size, ${byName}`;
  return [...(await find(first, byScore, offset, ranked)), ...rest];
}

/** Relevance of a product as SQL: weighs the fields that have the words, and adds for adjacent words. */
function scoreOf(terms: readonly Term[], bind: (query: string) => string): string {
  const matches = (text: string) => `search @@ to_tsquery('english', ${bind(text)})`;
  const scores = terms.map(({ exact, near }) => {
    const cases = fields.flatMap(({ weights, asTyped, asMeant }) => [
      { is: matches(within(exact, weights)), score: asTyped },
      ...(near === null ? [] : [{ is: matches(within(near, weights)), score: asMeant }]),
    ]);
    const sorted = cases.sort((one, other) => other.score - one.score);
    return `case ${sorted.map(({ is, score }) => `when ${is} then ${score}`).join(' ')} else 0 end`;
  });
  const neighbours = terms.slice(1).flatMap(({ exact }, before) => {
    const pair = [terms[before]?.exact ?? '', exact];
    return pair.every((word) => /^\w+$/.test(word))
      ? [`(${matches(pair.map((word) => within(word, 'AB')).join(' <-> '))})::int`]
      : [];
  });
  return [...scores, ...neighbours].join(' + ');
}

/** Weights in `search` in which a word may occur, and their scores. */
const fields = [
  { weights: 'A', asTyped: 10, asMeant: 7.5 },
  { weights: 'AB', asTyped: 9, asMeant: 7 },
  { weights: 'ABC', asTyped: 5, asMeant: 4 },
  { weights: 'ABCD', asTyped: 2, asMeant: 1 },
] as const;

/** Each order matches an index of the migrations; products without a price come last. */
function orderBy({ field, falling }: ProductOrder): string {
  const direction = falling ? 'desc' : 'asc';
  if (field === 'price') return falling ? 'current_price desc nulls last, id' : 'current_price, id';
  if (field === 'createdAt') return `created_at ${direction}, id ${direction}`;
  return `sort_name ${direction}, id ${direction}`;
}
