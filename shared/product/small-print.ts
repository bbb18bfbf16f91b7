import type { Product } from '../contracts/product';
import { packLabel } from './pack-label';
import type { PricedProduct } from './price';
import { unitPrice } from './unit-price';

/** The fields that a product's small print shows. */
type SmallPrintProduct = PricedProduct & Pick<Product, 'name' | 'sku' | 'sizes' | 'colours' | 'packSize'>;

/** Most sizes or colours listed by name; more are counted. */
const maxNamed = 2;

/** Small print below a product's name: SKU, size, colour, pack and unit price, except what the name contains (P66, P68). */
export function smallPrint(product: SmallPrintProduct): string[] {
  const { name, sku, sizes, colours, packSize } = product;
  const words = plain(name);
  const isSaid = (text: string) => words.includes(plain(text));
  const named = (values: readonly string[], kind: string) =>
    values.length > maxNamed
      ? `${values.length} ${kind}`
      : values.filter((value) => !isSaid(value)).join(', ');
  const isPack = packSize !== null && packSize > 1 && !isSaid(`of ${packSize}`);
  return [
    sku ?? '',
    named(sizes, 'sizes'),
    named(colours, 'colours'),
    isPack ? packLabel(packSize) : '',
    unitPrice(product) ?? '',
  ].filter(Boolean);
}

/** Lower-case words between blanks, so that 'S' matches a word, not a letter. */
function plain(text: string): string {
  return ` ${text.toLowerCase().replace(/[\s,;()/]+/g, ' ')} `;
}
