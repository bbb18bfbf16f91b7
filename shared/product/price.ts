import type { Product } from '../contracts/product';

/** The fields of a product that its price hangs on. */
export type PricedProduct = Pick<Product, 'price' | 'salePrice' | 'onSale'>;

/** What the product costs now, in AUD: on sale the lower price; null without one (P22). `backend/migrations` has the same rule. */
export function currentPrice({ price, salePrice, onSale }: PricedProduct): number | null {
  if (price === null || salePrice === null || !onSale) return price;
  return Math.min(price, salePrice);
}

/** The higher of the two prices of a product on sale, to be struck through; null when there is none (P22). */
export function formerPrice({ price, salePrice, onSale }: PricedProduct): number | null {
  if (price === null || salePrice === null || !onSale || price === salePrice) return null;
  return Math.max(price, salePrice);
}

/** How far the current price is below the former one, in whole percent above 0, shown as `-N%`; null for none (P23). */
export function salePercentage({ price, salePrice, onSale }: PricedProduct): number | null {
  if (price === null || salePrice === null || !onSale || price <= 0) return null;
  const percentage = Math.round((Math.abs(salePrice - price) / Math.max(price, salePrice)) * 100);
  return percentage > 0 ? percentage : null;
}
