import type { Picture, Product } from '@storefront/shared/contracts/product';

/** What a card shows of a product. A page carries it twice, as HTML and as data, so nothing else is in it. */
export interface CardProduct
  extends Pick<Product, 'id' | 'name' | 'brand' | 'price' | 'salePrice' | 'onSale' | 'badges'> {
  /** Null when the title leads to the product's own page (decision 17). */
  readonly url: string | null;
  readonly picture: Picture | null;
}

/** Widest rendition a card is ever drawn with, in pixels: half a tablet at two pixels to one. */
const enough = 800;

/** Address of a product's own page. */
export function productPath(id: string): string {
  return `/product/${encodeURIComponent(id)}`;
}

/** Address of the quote form for a product. */
export function quotePath(id: string): string {
  return `/quote?product=${encodeURIComponent(id)}`;
}

/** Reduces a product to what its card shows. */
export function cardProduct(product: Product): CardProduct {
  const { id, name, brand, price, salePrice, onSale, badges } = product;
  const url = product.url === productPath(id) ? null : product.url;
  return { id, name, url, brand, price, salePrice, onSale, badges, picture: cardPicture(product) };
}

function cardPicture({ pictures: [picture] }: Product): Picture | null {
  if (!picture) return null;
  const [smallest, ...larger] = picture;
  return [smallest, ...larger.filter(({ width }) => width <= enough)];
}
