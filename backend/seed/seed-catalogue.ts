import { createHash } from 'node:crypto';
import { mainCategories } from 'sample/catalogue/main-categories';
import { makeProduct, type SampleProduct, usualProducts } from 'sample/catalogue/make-product';
import { readProductLines } from 'sample/catalogue/product-lines';
import { states } from 'sample/places/states';
import { readSuburbs, suburbsName } from 'sample/places/suburbs';
import { settings } from 'sample/settings';
import { stableId } from 'sample/stable-id';
import { batch, writeProducts } from '../catalogue/write-products';
import type { Queries } from '../database/database';
import { countedWords, type ProductWords, productWords } from '../search/product-words';

/** A sample product with its search words. */
interface SeedProduct extends Omit<SampleProduct, 'main_name' | 'category_name' | 'noun'> {
  readonly words: ProductWords;
}

/** A name for exactly this sample: it changes with the assortment, its making and the settings. */
export function sampleName(): string {
  const products = seedProducts(0, usualProducts);
  const sample = [[...readProductLines()], products, mainCategories, settings, states, suburbsName()];
  return createHash('sha256').update(JSON.stringify(sample)).digest('base64url').slice(0, 22);
}

/** Replaces settings, states and all of Australia's suburbs by the sample. */
export async function seedSettings(queries: Queries): Promise<void> {
  await queries.script('truncate setting, state, suburb');
  const entries = Object.entries(settings).flatMap(([kind, list]) =>
    list.map((entry, position) => ({ kind, position, entry })),
  );
  await insert(queries, 'setting', entries);
  const ids = states.map((state) => ({ ...state, id: stableId(`state ${state.abbreviation}`) }));
  await insert(queries, 'state', ids);
  await insert(queries, 'suburb', await readSuburbs());
}

/** Replaces the catalogue by `products` sample products, always the same, with their vocabulary. */
export async function seedCatalogue(queries: Queries, products: number): Promise<void> {
  await queries.script(
    'truncate main_category, category, product, product_picture, awaited_picture, vocabulary, gone_product, catalogue_revision, catalogue_change',
  );
  await insert(
    queries,
    'main_category',
    mainCategories.map((main, position) => ({ ...main, position })),
  );
  const subcategories = mainCategories.flatMap((main) =>
    main.subcategories.map((category, position) => ({ ...category, main_id: main.id, position })),
  );
  await insert(queries, 'category', subcategories);
  const vocabulary = countedWords();
  const buildIndexes = await dropIndexes(queries);
  for (let first = 0; first < products; first += batch) {
    const made = seedProducts(first, Math.min(batch, products - first));
    for (const { words } of made) vocabulary.count(words, 1);
    await writeProducts(
      queries,
      made.map(({ pictures: _, ...product }) => ({ ...product, active: true, rich_description: null })),
    );
    const pictures = made.flatMap(({ id, pictures }) =>
      pictures.map((file, position) => ({ product: id, position, file })),
    );
    await insert(queries, 'product_picture', pictures);
  }
  await buildIndexes();
  await vocabulary.save(queries);
}

/** The sample products from number `first` on. */
function seedProducts(first: number, length: number): SeedProduct[] {
  const lines = readProductLines();
  return Array.from({ length }, (_, index) => {
    const { main_name, category_name, noun, ...product } = makeProduct(first + index, lines);
    return { ...product, words: productWords({ ...product, main_name, category_name }, noun) };
  });
}

/** Inserts rows whose fields are named as the table's columns. */
async function insert({ query }: Queries, table: string, rows: readonly object[]): Promise<void> {
  await query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** Drops the indexes, because building them from a full table is faster; returns the function that rebuilds them. */
async function dropIndexes({ query, script }: Queries): Promise<() => Promise<void>> {
  const indexes = await query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = 'product' and indexname like 'product_by_%'`,
  );
  if (indexes.length > 0) await script(`drop index ${indexes.map((index) => index.name).join(', ')}`);
  return () => script(indexes.map((index) => index.definition).join(';'));
}
