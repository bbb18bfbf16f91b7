import type { Badge, Product } from '../contracts/product';
import { bySize } from '../product/by-size';
import { entriesOf, fieldsOf, type JsonFields, nameOf, textOf, textsOf } from './json-fields';
import { picturesOf } from './product-pictures';
import { packSizeOf, variantsOf } from './product-variants';
import { safeAddress } from './safe-address';

const badges: readonly Badge[] = ['hot', 'new', 'sale'];

/** Some backends write decimals as text, so plain digits with a point count as a number. */
function priceOf(value: unknown): number | null {
  const price = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? Math.abs(price) : null;
}

function badgesOf(value: unknown): readonly Badge[] {
  const values = entriesOf(value).map((entry) => fieldsOf(entry).value);
  return badges.filter((badge) => values.includes(badge));
}

/** The product that the fields of both wire shapes describe (P18); null without an id. `images` come after the `thumbnail` field. */
export function productFrom(
  fields: JsonFields,
  id: string | null,
  images: readonly unknown[],
): Product | null {
  if (id === null) return null;
  return {
    id,
    name: textOf(fields.productName) ?? textOf(fields.title) ?? `Product ${id}`,
    url: safeAddress(fields.url),
    brand: nameOf(entriesOf(fields.product_brands)[0]),
    price: priceOf(fields.price),
    salePrice: priceOf(fields.sale_price),
    onSale: fields.on_sale === true,
    badges: badgesOf(fields.badges),
    pictures: picturesOf([fields.thumbnail, ...images]),
    mainCategory: nameOf(fields.maincategory),
    mainCategoryId: textOf(fieldsOf(fields.maincategory).id),
    category: nameOf(fields.category),
    categoryId: textOf(fieldsOf(fields.category).id),
    sku: textOf(fields.sku),
    sizes: [...textsOf(fields.sizes)].sort(bySize),
    colours: textsOf(fields.colours),
    packSize: packSizeOf(fields.packSize),
    description: textOf(fields.description),
    tags: textsOf(fields.tags),
    features: textsOf(fields.features),
    variants: variantsOf(fields.variants, id),
  };
}
