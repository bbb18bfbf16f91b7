import type { RichText } from '@storefront/shared/contracts/rich-text';
import type { Queries } from '../database/database';
import type { ProductWords } from '../search/product-words';

/** Columns of the table `product` that say what a product is. */
export interface ProductColumns {
  readonly sku: string;
  readonly name: string;
  readonly brand: string | null;
  readonly main_id: string;
  readonly category_id: string;
  /** AUD. */
  readonly price: number | null;
  readonly sale_price: number | null;
  /** Pieces in one pack. */
  readonly pack_size: number | null;
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
  readonly description: string;
  readonly rich_description: RichText | null;
  /** Equal for variants of one another. */
  readonly family: string | null;
  readonly active: boolean;
  readonly featured: boolean;
  readonly latest: boolean;
  readonly top: boolean;
  readonly tags: readonly string[];
  readonly features: readonly string[];
  /** ISO 8601. */
  readonly created_at: string;
}

/** A product as the table has it, with its search words. */
export interface StoredProduct extends ProductColumns {
  readonly id: string;
  readonly on_sale: boolean;
  readonly words: ProductWords;
}

const columns = [
  ...[
    'name',
    'brand',
    'main_id',
    'category_id',
    'price',
    'sale_price',
    'on_sale',
    'featured',
    'top',
    'latest',
  ],
  ...[
    'active',
    'sizes',
    'colours',
    'sku',
    'description',
    'rich_description',
    'pack_size',
    'tags',
    'features',
  ],
  ...['family', 'created_at'],
];

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
