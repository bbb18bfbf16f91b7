import type { Picture, Product } from '@storefront/shared/contracts/product';
import { firstPicture } from '@storefront/shared/product/first-picture';
import { smallPrint } from '@storefront/shared/product/small-print';
import { unitPrice } from '@storefront/shared/product/unit-price';

/** The fields of a product that cart, wishlist and compare list show. */
export interface LineProduct
  extends Pick<
    Product,
    | 'id'
    | 'name'
    | 'price'
    | 'salePrice'
    | 'onSale'
    | 'brand'
    | 'mainCategory'
    | 'category'
    | 'sku'
    | 'sizes'
    | 'colours'
    | 'packSize'
  > {
  readonly picture: Picture | null;
  /** Descriptions such as SKU, size and pack; empty when nothing is known (P66). */
  readonly smallPrint: readonly string[];
  /** Formatted text (P68). */
  readonly unitPrice: string | null;
}

/** Widest rendition a line uses, in pixels. */
const maxPictureWidth = 400;

/** Picks the fields of a product that its line shows. */
export function lineProduct(product: Product): LineProduct {
  const { id, name, price, salePrice, onSale, brand, mainCategory, category } = product;
  const { sku, sizes, colours, packSize } = product;
  const priced = { price, salePrice, onSale, unitPrice: unitPrice(product) };
  const details = { sku, sizes, colours, packSize, smallPrint: smallPrint(product) };
  const picture = firstPicture(product, maxPictureWidth);
  return { id, name, ...priced, brand, mainCategory, category, ...details, picture };
}
