import { batch } from '../catalogue/write-products';
import type { Queries } from '../database/database';
import { type ProductDocument, productDocuments } from './product-document';

/** All products that a file can name, by SKU, in batches: an import of them changes nothing. */
export async function* exportedProducts({ query }: Queries): AsyncGenerator<readonly ProductDocument[]> {
  const ids = await query<{ id: string }>(`select id from product where sku <> '' order by sku, id`);
  for (let from = 0; from < ids.length; from += batch) {
    const page = ids.slice(from, from + batch).map(({ id }) => id);
    const rows = await query<{ document: ProductDocument }>(
      `select document from (${productDocuments}) as known where id = any($1::text[])
        order by array_position($1::text[], id)`,
      [page],
    );
    yield rows.map(({ document }) => document);
  }
}
