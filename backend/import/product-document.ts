import type { StoredProduct } from '../catalogue/write-products';
import type { ImportedProduct } from './imported-product';

/** A picture as its owner named it. */
interface NamedPicture {
  readonly source: string;
  readonly alternative_text: string | null;
}

/**
 * A product as imports and reverts compare and restore it: columns of the table `product`, its categories' names and its pictures. Its
 * `sale_price` is lower than the `price`, and null when it is not on sale (P22).
 */
export interface ProductDocument extends Omit<StoredProduct, 'id' | 'on_sale' | 'words'> {
  readonly main_name: string;
  readonly category_name: string;
  readonly pictures: readonly NamedPicture[];
  /** Files of its pictures by their sources; those without one are awaited. */
  readonly files: Readonly<Record<string, string>>;
}

/** The documents of all products, as SQL: `id`, `document`. */
export const productDocuments = `
  select product.id, jsonb_build_object(
           'sku', sku, 'name', product.name, 'brand', brand,
           'main_id', product.main_id, 'category_id', category_id,
           'main_name', main_category.name, 'category_name', category.name,
           'price', case when on_sale and price <> sale_price then greatest(price, sale_price) else price end,
           'sale_price', case when on_sale and price <> sale_price then least(price, sale_price) end,
           'pack_size', pack_size, 'sizes', sizes, 'colours', colours,
           'description', description, 'rich_description', rich_description,
           'pictures', coalesce(pictures, '[]'), 'files', coalesce(files, '{}'),
           'family', family, 'active', active, 'featured', featured, 'latest', latest, 'top', top,
           'created_at', created_at
         ) as document
    from product
    join category on category.id = category_id
    join main_category on main_category.id = product.main_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('source', source, 'alternative_text', alternative_text) order by position)
               as pictures,
             jsonb_object_agg(source, file) filter (where file is not null) as files
        from (select position, coalesce(source, file) as source, alternative_text, file from product_picture
               where product_picture.product = product.id
              union all
              select position, source, alternative_text, null from awaited_picture
               where awaited_picture.product = product.id) as picture
    ) as pictured`;

/** The document of a new product, as SQL, before the file says what it is. */
export const blankDocument = `
  jsonb_build_object(
    'brand', null, 'price', null, 'sale_price', null, 'pack_size', null, 'sizes', '[]'::jsonb, 'colours', '[]'::jsonb,
    'description', '', 'rich_description', null, 'pictures', '[]'::jsonb, 'files', '{}'::jsonb, 'family', null,
    'active', true, 'featured', false, 'latest', false, 'top', false, 'created_at', now()
  )`;

/**
 * A digest of a document as SQL, to know whether a product was changed. Not of what changes by itself: categories' names, files that arrive, and
 * the time zone in which a time is written.
 */
export function digestOf(document: string): string {
  return `md5((${document} - '{main_name,category_name,files,created_at}'::text[])::text)`;
}

/** The fields of a document that the file gives, except categories. */
export function givenFields(product: ImportedProduct): object {
  const { sku, name, brand, price, salePrice, packSize, sizes, colours } = product;
  const { description, richDescription, pictures, variantGroup, active, featured, isNew, top } = product;
  return {
    sku,
    name,
    brand,
    price,
    sale_price: salePrice,
    pack_size: packSize,
    sizes,
    colours,
    description,
    // The former one would be shown in place of the new text.
    rich_description: richDescription === undefined && description !== undefined ? null : richDescription,
    pictures: pictures?.map(({ source, alternativeText }) => ({ source, alternative_text: alternativeText })),
    family: variantGroup,
    active,
    featured,
    latest: isNew,
    top,
  };
}
