import type { Product } from '../contracts/product';

/** The fields of a product that its price hangs on. */
export type PricedProduct = Pick<Product, 'price' | 'salePrice' | 'onSale'>;

/**
 * What the product costs now, in AUD: on sale the lower of its two prices, else `price`; null without a price
 * (P22). The one price that card and cart total both use; filters and order have the same rule in the database, in the last of
 * `backend/migrations` that is about prices.
 */
export function currentPrice({ price, salePrice, onSale }: PricedProduct): number | null {
  if (price === null || salePrice === null || !onSale) return price;
  return Math.min(price, salePrice);
}

/** The higher of the two prices of a product on sale, to be struck through; null when there is none (P22). */
export function formerPrice({ price, salePrice, onSale }: PricedProduct): number | null {
  if (price === null || salePrice === null || !onSale || price === salePrice) return null;
  return Math.max(price, salePrice);
}

/**
 * How much the current price is below the former one, as a positive whole number shown as `-N%`; null when there is
 * nothing to show (P23): not on sale, a price missing or `price` not above 0, or a result of 0.
 */
export function salePercentage({ price, salePrice, onSale }: PricedProduct): number | null {
  if (price === null || salePrice === null || !onSale || price <= 0) return null;
  const percentage = Math.round((Math.abs(salePrice - price) / Math.max(price, salePrice)) * 100);
  return percentage > 0 ? percentage : null;
}
