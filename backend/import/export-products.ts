import { batch } from '../catalogue/write-products';
import type { Queries } from '../database/database';
import type { ImportedProduct } from './imported-product';
import { type ProductDocument, productDocuments } from './product-document';

/** What a file says that leaves all as it is. */
export type ExportedProduct = Required<Omit<ImportedProduct, 'row' | 'cells' | 'replaces'>>;

/** All products that a file can name, by SKU, in batches: an import of them changes nothing. */
export async function* exportedProducts({ query }: Queries): AsyncGenerator<readonly ExportedProduct[]> {
  const ids = await query<{ id: string }>(`select id from product where sku <> '' order by sku, id`);
  for (let from = 0; from < ids.length; from += batch) {
    const page = ids.slice(from, from + batch).map(({ id }) => id);
    const rows = await query<{ document: ProductDocument }>(
      `select document from (${productDocuments}) as known where id = any($1::text[])
        order by array_position($1::text[], id)`,
      [page],
    );
    yield rows.map(({ document }) => exported(document));
  }
}

function exported(product: ProductDocument): ExportedProduct {
  return {
    sku: product.sku,
    name: product.name,
    brand: product.brand,
    category: [product.main_name, product.category_name],
    price: product.price,
    salePrice: product.sale_price,
    packSize: product.pack_size,
    sizes: product.sizes,
    colours: product.colours,
    description: product.description,
    descriptionHtml: product.description_html,
    pictures: product.pictures.map(({ source, alternative_text }) => ({
      source,
      alternativeText: alternative_text,
    })),
    variantGroup: product.family,
    active: product.active,
    featured: product.featured,
    isNew: product.latest,
    top: product.top,
  };
}
