import { type StoredProduct, writeProducts } from '../catalogue/write-products';
import type { Queries } from '../database/database';
import { countedWords, productWords } from '../search/product-words';
import { type PlanCounts, type PlannedChange, planPages } from './plan';
import { digestOf, type ProductDocument, productDocuments } from './product-document';

/** What an applied plan is remembered by. */
interface Revision {
  /** 'import of products.csv', 'revert of 3'. */
  readonly what: string;
  readonly counts: PlanCounts;
}

/** Makes the catalogue be as planned, and remembers how it was. Returns the revision's number. */
export async function applyPlan(
  queries: Queries,
  { what, counts }: Revision,
  progress: (text: string) => void,
): Promise<number> {
  const { query } = queries;
  await writePlanned(queries, progress);
  const [revision] = await query<{ number: number }>(
    'insert into catalogue_revision (what, counts) values ($1, $2) returning number',
    [what, counts],
  );
  if (!revision) throw new Error('The revision has no number.');
  await query(
    `insert into catalogue_change (revision, product, before, after_digest, led_to)
     select $1, plan.id,
            case when after is null then before
                 when before is not null then
                   (select jsonb_object_agg(key, value) from jsonb_each(before)
                     where after -> key is distinct from value
                        or key = 'files' and after -> 'pictures' is distinct from before -> 'pictures')
            end,
            case when after is not null then ${digestOf('known.document')} end,
            gone.replaced_by
       from plan
       left join (${productDocuments}) as known on known.id = plan.id
       left join gone_product as gone on gone.id = plan.id`,
    [revision.number],
  );
  await query('delete from gone_product where id in (select id from plan where after is not null)');
  await query(
    `insert into gone_product (id, sku, name, replaced_by)
     select id, before ->> 'sku', before ->> 'name', replaced_by from plan where after is null
     on conflict (id) do update
       set sku = excluded.sku, name = excluded.name, replaced_by = excluded.replaced_by, gone_at = excluded.gone_at`,
  );
  await query('delete from product where id in (select id from plan where after is null)');
  await query(
    `insert into catalogue (version) values (1)
     on conflict (only_row) do update set version = catalogue.version + 1, sample = null`,
  );
  return revision.number;
}

/** Writes the products that are new or changed, with their pictures and words. */
export async function writePlanned(
  queries: Queries,
  progress: (text: string) => void = () => {},
): Promise<void> {
  const vocabulary = countedWords();
  let done = 0;
  /** While the server writes a page, the words of the next are found. */
  let writing = Promise.resolve();
  for await (const page of planPages(queries)) {
    for (const { before } of page) if (before) vocabulary.count(productWords(before), -1);
    const written = page.filter((change): change is WrittenChange => change.after !== null);
    const products = written.map(storedProduct);
    for (const { words } of products) vocabulary.count(words, 1);
    await writing;
    writing = writeProducts(queries, products).then(() => writePictures(queries, written));
    // Whoever waits next gets the error.
    writing.catch(() => {});
    done += page.length;
    if (done % 10_000 === 0) progress(`${done} products written`);
  }
  await writing;
  await vocabulary.save(queries);
}

type WrittenChange = PlannedChange & { readonly after: ProductDocument };

function storedProduct({ id, after }: WrittenChange): StoredProduct {
  const { main_name, category_name, pictures, files, ...columns } = after;
  return { ...columns, id, on_sale: after.sale_price !== null, words: productWords(after) };
}

/** Replaces the pictures of products that have others now, in another order or with other files. */
async function writePictures({ query }: Queries, changes: readonly WrittenChange[]): Promise<void> {
  const shown = (product: ProductDocument | null) =>
    JSON.stringify([product?.pictures ?? [], product?.files ?? {}]);
  const changed = changes.filter(({ before, after }) => shown(before) !== shown(after));
  if (changed.length === 0) return;
  const known = changed.flatMap(({ id, before }) => (before ? id : []));
  const rows = changed.flatMap(({ id, after: { pictures, files } }) =>
    pictures.map((picture, position) => {
      return { ...picture, product: id, position, file: files[picture.source] };
    }),
  );
  if (known.length > 0) {
    await query('delete from product_picture where product = any($1::text[])', [known]);
    await query('delete from awaited_picture where product = any($1::text[])', [known]);
  }
  const source = `from jsonb_to_recordset($1::text::jsonb)
      as (product text, position integer, file text, source text, alternative_text text)`;
  await query(
    `insert into product_picture (product, position, file, source, alternative_text)
     select product, position, file, source, alternative_text ${source} where file is not null`,
    [JSON.stringify(rows)],
  );
  await query(
    `insert into awaited_picture (product, position, source, alternative_text, next_try_at, error)
     select product, position, source, alternative_text,
            case when source ~* '^https?://' then now() else 'infinity' end,
            case when source !~* '^https?://' then 'The file is in no folder: import it with --pictures.' end
       ${source} where file is null`,
    [JSON.stringify(rows)],
  );
}
