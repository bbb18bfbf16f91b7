import type { Picture, Product } from '@storefront/shared/contracts/product';
import { firstPicture } from '@storefront/shared/product/first-picture';

/** What cart, wishlist and compare list say about a product. */
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
    | 'sizes'
    | 'colours'
  > {
  readonly picture: Picture | null;
}

/** Widest rendition a line is ever drawn with, in pixels. */
const maxPictureWidth = 400;

/** Reduces a product to what its line shows. */
export function lineProduct(product: Product): LineProduct {
  const { id, name, price, salePrice, onSale, brand, mainCategory, category, sizes, colours } = product;
  const picture = firstPicture(product, maxPictureWidth);
  return { id, name, price, salePrice, onSale, brand, mainCategory, category, sizes, colours, picture };
}
