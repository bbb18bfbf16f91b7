import type { Queries } from '../database/database';
import { addCategories } from './add-categories';
import { blankDocument, productDocuments } from './product-document';
import { shownFirst } from './report-plan';
import { productId, shelfOf } from './stage-products';

/** What the file leaves as it is. */
export interface Compared {
  readonly unchanged: number;
  /** Categories that it makes. */
  readonly added: readonly string[];
  /** Products that the file does not have, and how the first are called. */
  readonly missing: { readonly count: number; readonly first: readonly { sku: string; name: string }[] };
}

/** The last gone product of each SKU, which a new one of that SKU continues. */
const goneBySku = `
  select distinct on (upper(sku)) upper(sku) as key, id from gone_product
   where id not in (select id from product) order by upper(sku), gone_at desc, id`;

const missingProducts = `
  from product
 where sku <> '' and not exists (select from matched where matched.product = product.id)
   and not exists (select from matched where matched.replaced = product.id)`;

/**
 * The pictures of a row: with the product's texts where the file has no column of them, and with the files that were found. One of the
 * shop's folder, which is called as the source, replaces none.
 */
const picturesOfRow = `
  (select jsonb_build_object(
            'pictures', jsonb_agg(case when picture ? 'alternative_text' then picture else picture ||
              jsonb_build_object('alternative_text', (
                select known -> 'alternative_text' from jsonb_array_elements(document -> 'pictures') as known
                 where known ->> 'source' = picture ->> 'source' limit 1)) end order by position),
            'files', coalesce(document -> 'files', '{}') ||
              coalesce(jsonb_object_agg(source, file) filter (
                where file <> source or (file = source and document -> 'files' ->> source is null)), '{}'))
     from jsonb_array_elements(given -> 'pictures') with ordinality as one (picture, position)
     left join found_file on source = picture ->> 'source'
   having count(*) > 0)`;

/** Plans what makes the catalogue be as the file says: new, changed, replaced and, if wanted, missing products. */
export async function compareProducts(queries: Queries, removesMissing: boolean): Promise<Compared> {
  const { query } = queries;
  const named = await query<{ main: string; sub: string }>(
    `select main, sub
       from (select distinct on (shelf) number, given ->> 'main_name' as main, given ->> 'category_name' as sub
               from incoming where shelf is not null order by shelf, number) as first
      order by number`,
  );
  const { shelves: byName, added } = await addCategories(
    queries,
    named.map(({ main, sub }) => [main, sub]),
  );
  const shelves = named.map(({ main, sub }) => {
    const key = shelfOf([main, sub]);
    return { key, fields: byName.get(key) };
  });
  await query(
    `insert into plan (id, before, after)
     select id, before, after
       from (select number, coalesce(matched.product, gone.id, incoming.id) as id, document as before,
                    coalesce(document, ${blankDocument}) || given || coalesce(fields, '{}') ||
                      coalesce(${picturesOfRow}, '{}') as after
               from incoming
               join matched using (number)
               left join (${productDocuments}) as known on known.id = matched.product
               left join (${goneBySku}) as gone on gone.key = incoming.key
               left join jsonb_to_recordset($1::text::jsonb) as shelf (key text, fields jsonb) on shelf.key = incoming.shelf
            ) as compared
      where before is distinct from after
      order by number`,
    [JSON.stringify(shelves)],
  );
  await giveFreeIds(queries);
  const [unchanged] = await query<{ count: number }>(
    'select ((select count(*) from matched) - (select count(*) from plan))::integer as count',
  );
  await query(
    `insert into plan (id, before, replaced_by)
     select known.id, document, matched.product from matched join (${productDocuments}) as known on known.id = replaced`,
  );
  const first = await query<{ sku: string; name: string; count: number }>(
    `select sku, name, count(*) over ()::integer as count ${missingProducts} order by sku, id limit ${shownFirst}`,
  );
  if (removesMissing)
    await query(
      `insert into plan (id, before)
       select id, document from (${productDocuments}) as known where id in (select id ${missingProducts}) order by id`,
    );
  return {
    unchanged: unchanged?.count ?? 0,
    added,
    missing: removesMissing ? { count: 0, first: [] } : { count: first[0]?.count ?? 0, first },
  };
}

/** Gives new products other ids where another product has theirs, or had it under another SKU. */
async function giveFreeIds({ query }: Queries): Promise<void> {
  for (let turn = 2; ; turn += 1) {
    const taken = await query<{ number: number; sku: string }>(
      `select number, after ->> 'sku' as sku from plan
        where before is null
          and (exists (select from product where product.id = plan.id)
            or exists (select from gone_product as gone where gone.id = plan.id and upper(gone.sku) <> upper(after ->> 'sku')))`,
    );
    if (taken.length === 0) return;
    await query(
      `update plan set id = other.id from jsonb_to_recordset($1::text::jsonb) as other (number integer, id text)
        where plan.number = other.number`,
      [JSON.stringify(taken.map(({ number, sku }) => ({ number, id: productId(sku, turn) })))],
    );
  }
}
