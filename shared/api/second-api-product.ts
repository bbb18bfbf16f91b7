import type { Product } from '../contracts/product';
import { readJson } from '../contracts/well-formed';
import { entriesOf, fieldsOf, textOf } from './json-fields';
import { productFrom } from './product-fields';

function imageEntries(images: unknown): readonly unknown[] {
  try {
    return entriesOf(readJson(String(images)));
  } catch {
    return [];
  }
}

/**
 * A product as `/products` gives it: `images` is a JSON text of entries with `path` and a `thumbnail` flag, the flagged
 * one goes first. Never throws; malformed fields are dropped, a malformed `images` text means no images, and null
 * stands for a product without an id (P18).
 */
export function secondApiProduct(value: unknown): Product | null {
  const fields = fieldsOf(value);
  const images = imageEntries(fields.images);
  const isThumbnail = (image: unknown) => fieldsOf(image).thumbnail === true;
  return productFrom(fields, textOf(fields.id) ?? textOf(fields.productId), [
    ...images.filter(isThumbnail),
    ...images.filter((image) => !isThumbnail(image)),
  ]);
}
