import type { Picture, Product } from '@storefront/shared/contracts/product';
import { unitPrice } from '@storefront/shared/product/unit-price';
import type { PlacedProduct } from './Breadcrumbs';
import { type VariantChoice, variantChoices } from './variant-choices';

/** The part of a product that its page shows. */
export interface ProductDetail
  extends PlacedProduct,
    Pick<Product, 'brand' | 'price' | 'salePrice' | 'onSale' | 'badges' | 'description'>,
    Pick<Product, 'sku' | 'sizes' | 'colours' | 'packSize' | 'features' | 'tags'> {
  readonly pictures: readonly Picture[];
  /** In words (P68). */
  readonly unitPrice: string | null;
  /** The sizes, colours and packs it can be had in (P67). */
  readonly choices: readonly VariantChoice[];
}

/** The part of a product that its page shows. */
export function productDetail(product: Product): ProductDetail {
  const { url: _, variants: __, ...shown } = product;
  return { ...shown, unitPrice: unitPrice(product), choices: variantChoices(product) };
}
