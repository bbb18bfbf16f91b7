import type { Queries } from '../database/database';
import type { ProductRow } from './product-row';

/** A product that is another size, colour or pack of one. */
export type VariantRow = Pick<ProductRow, 'id' | 'name' | 'sizes' | 'colours' | 'pack_size'>;

const maxVariants = 100;

/** The variants of a product that are in the shop, by name, without itself. */
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
