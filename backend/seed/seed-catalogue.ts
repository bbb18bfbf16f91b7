import { mainCategories } from 'sample/catalogue/main-categories';
import { readProductLines } from 'sample/catalogue/product-lines';
import type { Queries } from '../database/database';
import { type SeedProduct, seedProduct } from './seed-product';

/** How many products one statement inserts: large enough to be quick, small enough to be sent. */
const batch = 2000;

/** Replaces the catalogue by `products` sample products, the same ones every time, with the vocabulary of their texts. */
export async function seedCatalogue(queries: Queries, products: number): Promise<void> {
  await queries.script('truncate main_category, category, product, product_picture, vocabulary');
  await insertCategories(queries);
  const lines = readProductLines();
  const frequencies = new Map<string, number>();
  const buildIndexes = await dropIndexes(queries);
  for (let first = 0; first < products; first += batch) {
    const length = Math.min(batch, products - first);
    const made = Array.from({ length }, (_, index) => seedProduct(first + index, lines));
    for (const product of made) countWords(frequencies, product.words);
    await insertProducts(queries, made);
    await insertPictures(queries, made);
  }
  await buildIndexes();
  await queries.query(
    'insert into vocabulary select * from jsonb_to_recordset($1::text::jsonb) as one (word text, frequency integer)',
    [JSON.stringify([...frequencies].map(([word, frequency]) => ({ word, frequency })))],
  );
}

async function insertCategories({ query }: Queries): Promise<void> {
  const subcategories = mainCategories.flatMap((main) =>
    main.subcategories.map((category, position) => ({ ...category, main_id: main.id, position })),
  );
  await query(
    `insert into main_category select * from jsonb_to_recordset($1::text::jsonb)
       as one (id text, position integer, name text, slug text)`,
    [JSON.stringify(mainCategories.map((main, position) => ({ ...main, position })))],
  );
  await query(
    `insert into category select * from jsonb_to_recordset($1::text::jsonb)
       as one (id text, main_id text, position integer, name text, slug text)`,
    [JSON.stringify(subcategories)],
  );
}

async function insertProducts({ query }: Queries, products: readonly SeedProduct[]): Promise<void> {
  const columns = `id, name, brand, main_id, category_id, price, sale_price, on_sale, featured, top, latest, sizes, colours,
    sku, description, pack_size, tags, features, family, created_at`;
  await query(
    `insert into product (${columns}, active, search)
     select ${columns}, true,
            setweight(to_tsvector('english', noun_words), 'A') ||
            setweight(to_tsvector('english', name_words), 'B') ||
            setweight(to_tsvector('english', kin_words), 'C') ||
            setweight(to_tsvector('english', about_words), 'D')
       from jsonb_to_recordset($1::text::jsonb) as one (
            id text, name text, brand text, main_id text, category_id text, price numeric, sale_price numeric,
            on_sale boolean, featured boolean, top boolean, latest boolean, sizes text[], colours text[], sku text,
            description text, pack_size integer, tags text[], features text[], family text, created_at timestamptz,
            noun_words text, name_words text, kin_words text, about_words text)`,
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

async function insertPictures({ query }: Queries, products: readonly SeedProduct[]): Promise<void> {
  const rows = products.flatMap(({ id, pictures }) =>
    pictures.map((file, position) => ({ product: id, position, file })),
  );
  await query(
    `insert into product_picture select * from jsonb_to_recordset($1::text::jsonb)
       as one (product text, position integer, file text)`,
    [JSON.stringify(rows)],
  );
}

/** Indexes are built faster from a full table than row by row; gives what builds them again. */
async function dropIndexes({ query, script }: Queries): Promise<() => Promise<void>> {
  const indexes = await query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where schemaname = current_schema() and tablename = 'product' and indexname like 'product_by_%'`,
  );
  if (indexes.length > 0) await script(`drop index ${indexes.map((index) => index.name).join(', ')}`);
  return () => script(indexes.map((index) => index.definition).join(';'));
}

/** Counts the words that are worth correcting to: three letters and more. */
function countWords(frequencies: Map<string, number>, words: SeedProduct['words']): void {
  for (const word of new Set(Object.values(words).flat())) {
    if (/^\p{L}{3,}$/u.test(word)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  }
}
