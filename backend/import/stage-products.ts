import { stableId } from 'sample/stable-id';
import { batch } from '../catalogue/write-products';
import type { Queries } from '../database/database';
import type { ImportedProduct, RefusedRow } from './imported-product';
import { givenFields } from './product-document';

/** `incoming` has the file's products, `refused` the rows that stay out; both go with the transaction. */
const tables = `
  create temp table incoming (
    number integer generated always as identity primary key,
    row integer not null,
    key text not null,
    former text,
    id text not null,
    shelf text,
    given jsonb not null,
    cells json not null
  ) on commit drop;
  create temp table refused (
    row integer not null,
    place text,
    value text not null,
    reason text not null,
    cells json not null,
    sku text
  ) on commit drop`;

/** The id of a new product: the same wherever a product of this SKU is new. @param turn from 2 on when the ones before are taken */
export function productId(sku: string, turn = 1): string {
  return stableId(`sku ${sku.toUpperCase()}${turn === 1 ? '' : ` ${turn}`}`);
}

/** The name of a category in a main category, without regard to case. */
export function shelfOf([main, sub]: readonly [string, string]): string {
  return JSON.stringify([main, sub].map((name) => name.trim().toLowerCase()));
}

/** Puts a file's products into temporary tables, a batch at a time. Returns how many they are. */
export async function stageProducts(
  queries: Queries,
  rows: AsyncIterable<ImportedProduct | RefusedRow>,
  progress: (text: string) => void,
): Promise<number> {
  await queries.script(tables);
  let products: object[] = [];
  let refusals: object[] = [];
  let read = 0;
  /** While a batch is saved, the next is read. */
  let saving = Promise.resolve();
  const save = async () => {
    await saving;
    saving = stage(queries, products, refusals);
    // Whoever waits next gets the error.
    saving.catch(() => {});
    products = [];
    refusals = [];
  };
  for await (const row of rows) {
    if ('reason' in row) refusals.push({ ...row, place: row.column });
    else products.push(staged(row));
    read += 1;
    if (read % batch === 0) await save();
    if (read % 10_000 === 0) progress(`${read} products read`);
  }
  await save();
  await saving;
  await queries.script('analyze incoming');
  return read;
}

async function stage(
  queries: Queries,
  products: readonly object[],
  refusals: readonly object[],
): Promise<void> {
  await queries.query(
    `insert into incoming (row, key, former, id, shelf, given, cells)
     select row, upper(given ->> 'sku'), nullif(upper(former), ''), id, shelf, given, cells
       from json_to_recordset($1::text::json)
         as (row integer, former text, id text, shelf text, given jsonb, cells json)`,
    [JSON.stringify(products)],
  );
  await refuse(queries, refusals);
}

/** Adds rows to `refused`. */
export async function refuse({ query }: Queries, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return;
  await query('insert into refused select * from json_populate_recordset(null::refused, $1::text::json)', [
    JSON.stringify(rows),
  ]);
}

function staged(product: ImportedProduct): object {
  const { row, sku, replaces, category, cells } = product;
  const shelf = category && shelfOf(category);
  const names = category && { main_name: category[0].trim(), category_name: category[1].trim() };
  const given = { ...givenFields(product), ...names };
  return { row, former: replaces?.trim(), id: productId(sku), shelf, given, cells };
}
