import type { Product } from '../contracts/product';
import { packLabel } from './pack-label';
import type { PricedProduct } from './price';
import { unitPrice } from './unit-price';

/** What the small print of a product is made from. */
type SmallPrintProduct = PricedProduct & Pick<Product, 'name' | 'sku' | 'sizes' | 'colours' | 'packSize'>;

/** Most sizes or colours that are named; more are counted. */
const maxNamed = 2;

/** What stands small below a product's name: SKU, size, colour, pack and unit price, without what the name says (P66, P68). */
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

/** Its words in lower case between blanks, so that 'S' is found as a word and not as a letter. */
function plain(text: string): string {
  return ` ${text.toLowerCase().replace(/[\s,;()/]+/g, ' ')} `;
}
