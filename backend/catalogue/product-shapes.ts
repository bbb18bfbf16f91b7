import { richTextFrom } from '@storefront/shared/api/rich-text-from';
import type { Badge } from '@storefront/shared/contracts/product';
import { onlyOne } from '@storefront/shared/product/only-one';
import { picturesOf, thumbnailOf } from './pictures-of';
import type { ProductDetail, ProductRow, VariantRow } from './product-row';

/** Fields that both product APIs share. */
function sharedFields(product: ProductRow) {
  return {
    id: product.id,
    productName: product.name,
    url: `/product/${product.id}`,
    maincategory: { id: product.main_id, name: product.main_name },
    category: { id: product.category_id, name: product.category_name, slug: product.category_slug },
    price: product.price,
    sale_price: product.sale_price,
    on_sale: product.on_sale,
    thumbnail: thumbnailOf(product),
    badges: badgesOf(product),
    product_brands: product.brand === null ? [] : [{ name: product.brand }],
    sizes: product.sizes,
    colours: product.colours,
    sku: product.sku,
    description: product.description,
    packSize: product.pack_size,
  };
}

/** A product of `GET /api/v1/product` (P18, first shape). */
export function firstShape(product: ProductRow) {
  return {
    productId: product.id,
    ...sharedFields(product),
    images: picturesOf(product).map(({ path, ...rest }) => ({ url: path, ...rest })),
    createdAt: product.created_at.toISOString(),
  };
}

/** A product of `GET /products` (P18, second shape): `images` is JSON in a string. */
export function secondShape(product: ProductRow) {
  const images = picturesOf(product).map((picture, position) => ({ ...picture, thumbnail: position === 0 }));
  return { ...sharedFields(product), title: product.name, images: JSON.stringify(images) };
}

/** A product of `GET /products/{id}`: the second shape and the fields of its page (P66, P67). */
export function detailShape(product: ProductDetail, variants: readonly VariantRow[]) {
  return {
    ...secondShape(product),
    richDescription: richTextFrom(product.rich_description),
    isSample: product.is_sample,
    variants: variants.map(variantShape),
  };
}

/** A variant's own size and colour: null where it has none or several. */
function variantShape({ id, name, sizes, colours, pack_size }: VariantRow) {
  return { id, productName: name, size: onlyOne(sizes), colour: onlyOne(colours), packSize: pack_size };
}

function badgesOf({ top, latest, on_sale }: ProductRow): { id: number; value: Badge }[] {
  const badges = [
    { id: 1, value: 'hot', worn: top },
    { id: 2, value: 'new', worn: latest },
    { id: 3, value: 'sale', worn: on_sale },
  ] as const;
  return badges.filter((badge) => badge.worn).map(({ id, value }) => ({ id, value }));
}
