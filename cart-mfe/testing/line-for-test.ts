import type { GoneProduct } from '@storefront/shared/product/gone-product';
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

/** A product that is no longer sold, of which only its id is known. */
export function goneForTest(id: string, fields: Partial<GoneProduct> = {}): GoneProduct {
  return { isGone: true, id, name: null, replacedBy: null, ...fields };
}
