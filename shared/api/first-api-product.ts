import type { Product } from '../contracts/product';
import { entriesOf, fieldsOf, textOf } from './json-fields';
import { productFrom } from './product-fields';

/**
 * A product as `api/v1/product` gives it: `images` is a list of objects with `url`. Never throws; malformed fields
 * are dropped, and null stands for a product without an id (P18).
 */
export function firstApiProduct(value: unknown): Product | null {
  const fields = fieldsOf(value);
  return productFrom(fields, textOf(fields.productId) ?? textOf(fields.id), entriesOf(fields.images));
}
