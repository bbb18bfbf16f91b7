import type { Picture, Product } from '@storefront/shared/contracts/product';
import { firstPicture } from '@storefront/shared/product/first-picture';
import { productPath } from '@storefront/shared/product/paths';
import { smallPrint } from '@storefront/shared/product/small-print';

/** The fields of a product that its card shows, and no more: a page carries them twice, as HTML and as data. */
export interface CardProduct
  extends Pick<Product, 'id' | 'name' | 'brand' | 'price' | 'salePrice' | 'onSale' | 'badges'> {
  /** Null when the title links to the product's own page (P28). */
  readonly url: string | null;
  readonly picture: Picture | null;
  /** Descriptions such as SKU, size and pack; empty when nothing is known (P66). */
  readonly smallPrint: readonly string[];
}

/** Widest rendition a card uses, in pixels: half a tablet's width at double density. */
const maxPictureWidth = 800;

/** Picks the fields of a product that its card shows. */
export function cardProduct(product: Product): CardProduct {
  const { id, name, brand, price, salePrice, onSale, badges } = product;
  const url = product.url === productPath(id) ? null : product.url;
  const picture = firstPicture(product, maxPictureWidth);
  return {
    id,
    name,
    url,
    brand,
    price,
    salePrice,
    onSale,
    badges,
    picture,
    smallPrint: smallPrint(product),
  };
}
