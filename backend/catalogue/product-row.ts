import type { RichText } from '@storefront/shared/contracts/rich-text';
import type { Queries } from '../database/database';

/** A picture of a product. */
export interface PictureRow {
  /** Relative to the folder of pictures. */
  readonly file: string;
  /** Null where the product's name describes it. */
  readonly alternative_text: string | null;
}

/** A product with its categories, as read from the database. */
export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly brand: string | null;
  readonly main_id: string;
  readonly main_name: string;
  readonly category_id: string;
  readonly category_name: string;
  readonly category_slug: string;
  /** AUD. */
  readonly price: number | null;
  readonly sale_price: number | null;
  readonly on_sale: boolean;
  readonly top: boolean;
  readonly latest: boolean;
  readonly sizes: readonly string[];
  readonly colours: readonly string[];
  readonly sku: string;
  readonly description: string;
  /** Pieces in one pack. */
  readonly pack_size: number | null;
  /** Equal for variants of one another. */
  readonly family: string | null;
  /** In display order. */
  readonly pictures: readonly PictureRow[];
  readonly created_at: Date;
}

/** A product as its page shows it. */
export interface ProductDetail extends ProductRow {
  /** The description with its elements; null where it is plain text (P66). Lists do without: it may be long. */
  readonly rich_description: RichText | null;
  /** Whether the shop's catalogue is the sample, unchanged. */
  readonly is_sample: boolean;
}

/** Products in the order of the ids; unknown ids are left out. */
export async function readProducts(queries: Queries, ids: readonly string[]): Promise<ProductRow[]> {
  const rows = await readRows<ProductRow>(queries, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** A product for its page; null when the id is unknown. */
export async function readProduct(queries: Queries, id: string): Promise<ProductDetail | null> {
  const [product] = await readRows<ProductDetail>(
    queries,
    [id],
    'rich_description, exists (select from catalogue where sample is not null) as is_sample,',
  );
  return product ?? null;
}

/** @param more further columns, each with a comma after it */
function readRows<Row>({ query }: Queries, ids: readonly string[], more = ''): Promise<readonly Row[]> {
  return query<Row>(
    `select product.id, product.name, brand, product.main_id, main_category.name as main_name,
            category_id, category.name as category_name, category.slug as category_slug,
            price::float8 as price, sale_price::float8 as sale_price, on_sale, top, latest, sizes, colours, sku,
            description, ${more} pack_size, family, created_at,
            coalesce(pictures, '[]') as pictures
       from product
       join category on category.id = category_id
       join main_category on main_category.id = product.main_id
       left join (select product, json_agg(json_build_object('file', file, 'alternative_text', alternative_text) order by position)
                           as pictures from product_picture where product = any($1::text[]) group by product) as pictured
         on pictured.product = product.id
      where product.id = any($1::text[])`,
    [ids],
  );
}

/** Another size, colour or pack of a product. */
export type VariantRow = Pick<ProductRow, 'id' | 'name' | 'sizes' | 'colours' | 'pack_size'>;

const maxVariants = 100;

/** Active variants of a product, by name, without itself. */
export async function readVariants(
  { query }: Queries,
  { id, family }: ProductRow,
): Promise<readonly VariantRow[]> {
  if (family === null) return [];
  return query<VariantRow>(
    `select id, name, sizes, colours, pack_size from product
      where active and family = $1 and id <> $2 order by sort_name, id limit ${maxVariants}`,
    [family, id],
  );
}
