import type { Product } from '@storefront/shared/contracts/product';

/** A product with the fields that matter to a test. */
export function productForTest(fields: Partial<Product> = {}): Product {
  return {
    id: 'gauze',
    name: 'Gauze swabs',
    url: null,
    brand: null,
    price: 12.5,
    salePrice: null,
    onSale: false,
    badges: [],
    pictures: [],
    mainCategory: null,
    mainCategoryId: null,
    category: null,
    categoryId: null,
    sku: null,
    sizes: [],
    colours: [],
    packSize: null,
    description: null,
    richDescription: null,
    isSample: false,
    variants: [],
    ...fields,
  };
}
