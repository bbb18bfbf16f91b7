import type { Queries } from '../database/database';
import type { ProductWords } from '../search/product-words';
import type { ProductDetail } from './product-row';

/** A product as the table has it, with its search words. */
export interface StoredProduct
  extends Omit<
    ProductDetail,
    'main_name' | 'category_name' | 'category_slug' | 'pictures' | 'created_at' | 'is_sample'
  > {
  readonly active: boolean;
  readonly featured: boolean;
  /** ISO 8601. */
  readonly created_at: string;
  readonly words: ProductWords;
}

const columns = `
  name, brand, main_id, category_id, price, sale_price, on_sale, featured, top, latest, active, sizes, colours, sku,
  description, rich_description, pack_size, family, created_at`
  .trim()
  .split(/,\s+/);

/** Rows of one statement: large enough to be fast, small enough for 300 MB of memory and to be sent. */
export const batch = 1000;

/** Inserts products, or replaces those with the same id; at most `batch` of them. */
export async function writeProducts({ query }: Queries, products: readonly StoredProduct[]): Promise<void> {
  await query(
    `insert into product (id, ${columns}, search)
     select id, ${columns},
            setweight(to_tsvector('english', one ->> 'noun_words'), 'A') ||
            setweight(to_tsvector('english', one ->> 'name_words'), 'B') ||
            setweight(to_tsvector('english', one ->> 'kin_words'), 'C') ||
            setweight(to_tsvector('english', one ->> 'about_words'), 'D')
       from jsonb_array_elements($1::text::jsonb) as one, jsonb_populate_record(null::product, one)
     on conflict (id) do update set (${columns}, search) = (${columns.map((column) => `excluded.${column}`)}, excluded.search)`,
    [
      JSON.stringify(
        products.map(({ words: { noun, name, kin, about }, ...product }) => ({
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
