import {
  type Badge,
  type Picture,
  type PictureRendition,
  type Product,
  type ProductVariant,
  pictureFormats,
} from '../contracts/product';
import { bySize } from '../product/by-size';
import { entriesOf, fieldsOf, type JsonFields, nameOf, textOf, textsOf } from './json-fields';
import { safeAddress } from './safe-address';

function rendition(value: unknown, alt: string | null): PictureRendition | null {
  const { url, path, width } = fieldsOf(value);
  const address = safeAddress(url ?? path);
  if (address === null) return null;
  return {
    url: address,
    width: typeof width === 'number' && width >= 1 && width < 1e5 ? Math.round(width) : 0,
    ...(alt !== null && { alt }),
  };
}

function renditions(value: unknown): readonly PictureRendition[] {
  const picture = fieldsOf(value);
  const formats = fieldsOf(picture.formats);
  const alt = textOf(picture.alt);
  return [...pictureFormats.map((format) => formats[format]), value]
    .map((one) => rendition(one, alt))
    .filter((one) => one !== null);
}

/** Renditions of unknown width count only when no width is known: a browser could not choose between them. */
function asPicture(all: readonly PictureRendition[]): Picture | null {
  const sized = all.filter(({ width }) => width > 0);
  const usable = sized.length > 0 ? sized : all;
  const [first, ...rest] = [...new Map(usable.map((one) => [one.url, one])).values()].sort(
    (a, b) => a.width - b.width,
  );
  return first ? [first, ...rest] : null;
}

/** Distinct pictures in the given order, renditions smallest first; entries without `url` or `path` are dropped. */
function picturesOf(values: readonly unknown[]): readonly Picture[] {
  const seen = new Set<string>();
  const pictures: Picture[] = [];
  for (const value of values) {
    const all = renditions(value);
    const picture = asPicture(all);
    if (picture && !all.some(({ url }) => seen.has(url))) pictures.push(picture);
    for (const { url } of all) seen.add(url);
  }
  return pictures;
}

const maxVariants = 100;
const maxPackSize = 1e6;

/** Pieces per pack: a whole number from 1 to a million, as a number or digits; null for anything else (P66). */
function packSizeOf(value: unknown): number | null {
  const pieces = typeof value === 'string' && /^\d{1,7}$/.test(value) ? Number(value) : value;
  return typeof pieces === 'number' && Number.isInteger(pieces) && pieces >= 1 && pieces <= maxPackSize
    ? pieces
    : null;
}

/** A product's distinct variants in the given order, without itself and those that differ in nothing (P67). */
function variantsOf(value: unknown, ofId: string): readonly ProductVariant[] {
  const variants = new Map<string, ProductVariant>();
  for (const entry of entriesOf(value)) {
    const variant = variantOf(entry);
    if (variant && variant.id !== ofId && !variants.has(variant.id)) variants.set(variant.id, variant);
  }
  return [...variants.values()].slice(0, maxVariants);
}

function variantOf(entry: unknown): ProductVariant | null {
  const fields = fieldsOf(entry);
  const id = textOf(fields.id);
  const size = textOf(fields.size);
  const colour = textOf(fields.colour);
  const packSize = packSizeOf(fields.packSize);
  if (id === null || (size === null && colour === null && packSize === null)) return null;
  return { id, name: textOf(fields.productName) ?? `Product ${id}`, size, colour, packSize };
}

const badges: readonly Badge[] = ['hot', 'new', 'sale'];

/** Plain digits with a point count as a number, since some backends send decimals as text. */
function priceOf(value: unknown): number | null {
  const price = typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  return typeof price === 'number' && Number.isFinite(price) && price >= 0 ? Math.abs(price) : null;
}

function badgesOf(value: unknown): readonly Badge[] {
  const values = entriesOf(value).map((entry) => fieldsOf(entry).value);
  return badges.filter((badge) => values.includes(badge));
}

/** Makes a product from the fields of either wire shape (P18); null without an id. `images` come after `thumbnail`. */
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
    richDescription: null,
    isSample: fields.isSample === true,
    variants: variantsOf(fields.variants, id),
  };
}
