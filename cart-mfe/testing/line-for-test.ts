import type { LineProduct } from '../lines/line-product';

/** A product as a line shows it, of which only what matters to a test is said. */
export function lineForTest(fields: Partial<LineProduct> = {}): LineProduct {
  return {
    id: 'gauze',
    name: 'Gauze',
    price: 12.5,
    salePrice: null,
    onSale: false,
    brand: null,
    mainCategory: null,
    category: null,
    sku: null,
    sizes: [],
    colours: [],
    packSize: null,
    picture: null,
    smallPrint: [],
    unitPrice: null,
    ...fields,
  };
}
