import { createHash } from 'node:crypto';
import { mainCategories } from 'sample/catalogue/main-categories';
import { makeProduct, type SampleProduct, usualProducts } from 'sample/catalogue/make-product';
import { readProductLines } from 'sample/catalogue/product-lines';
import { states } from 'sample/places/states';
import { readSuburbs, suburbsName } from 'sample/places/suburbs';
import { settings } from 'sample/settings';
import { stableId } from 'sample/stable-id';
import type { Queries } from '../database/database';
import { wordsOf } from '../search/words';

/** A sample product with its search words, most significant first: noun, name, kin (features and categories), description. */
interface SeedProduct extends Omit<SampleProduct, 'noun' | 'kin'> {
  readonly words: Readonly<Record<'noun' | 'name' | 'kin' | 'about', readonly string[]>>;
}

/** Rows of one insert statement: large enough to be fast, small enough to be sent. */
const batch = 2000;

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
  await queries.script('truncate main_category, category, product, product_picture, vocabulary');
  await insert(
    queries,
    'main_category',
    mainCategories.map((main, position) => ({ ...main, position })),
  );
  const subcategories = mainCategories.flatMap((main) =>
    main.subcategories.map((category, position) => ({ ...category, main_id: main.id, position })),
  );
  await insert(queries, 'category', subcategories);
  const frequencies = new Map<string, number>();
  const buildIndexes = await dropIndexes(queries);
  for (let first = 0; first < products; first += batch) {
    const made = seedProducts(first, Math.min(batch, products - first));
    for (const product of made) countWords(frequencies, product.words);
    await insertProducts(queries, made);
    const pictures = made.flatMap(({ id, pictures }) =>
      pictures.map((file, position) => ({ product: id, position, file })),
    );
    await insert(queries, 'product_picture', pictures);
  }
  await buildIndexes();
  const vocabulary = [...frequencies].map(([word, frequency]) => ({ word, frequency }));
  await insert(queries, 'vocabulary', vocabulary);
}

/** The sample products from number `first` on. */
function seedProducts(first: number, length: number): SeedProduct[] {
  const lines = readProductLines();
  return Array.from({ length }, (_, index) => {
    const { noun, kin, ...product } = makeProduct(first + index, lines);
    const { name, description } = product;
    const words = {
      noun: wordsOf(noun),
      name: wordsOf(name),
      kin: wordsOf(kin),
      about: wordsOf(description),
    };
    return { ...product, words };
  });
}

/** Inserts rows whose fields are named as the table's columns. */
async function insert({ query }: Queries, table: string, rows: readonly object[]): Promise<void> {
  await query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [JSON.stringify(rows)],
  );
}

async function insertProducts({ query }: Queries, products: readonly SeedProduct[]): Promise<void> {
  const columns = `id, name, brand, main_id, category_id, price, sale_price, on_sale, featured, top, latest, sizes, colours,
    sku, description, pack_size, tags, features, family, created_at`;
  await query(
    `insert into product (${columns}, active, search)
     select ${columns}, true,
            setweight(to_tsvector('english', one ->> 'noun_words'), 'A') ||
            setweight(to_tsvector('english', one ->> 'name_words'), 'B') ||
            setweight(to_tsvector('english', one ->> 'kin_words'), 'C') ||
            setweight(to_tsvector('english', one ->> 'about_words'), 'D')
       from jsonb_array_elements($1::text::jsonb) as one, jsonb_populate_record(null::product, one)`,
    [
      JSON.stringify(
        products.map(({ words: { noun, name, kin, about }, pictures: _, ...product }) => ({
          ...product,
          noun_words: noun.join(' '),
          name_words: name.join(' '),
          kin_words: kin.join(' '),
          about_words: about.join(' '),
        })),
      ),
    ],
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

/** Counts words that are worth correcting to: three letters and more. */
function countWords(frequencies: Map<string, number>, words: SeedProduct['words']): void {
  for (const word of new Set(Object.values(words).flat())) {
    if (/^\p{L}{3,}$/u.test(word)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  }
}
