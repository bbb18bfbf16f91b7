import type { LineProduct } from '../data/line-product';

/** A line's product with the fields that matter to a test. */
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
