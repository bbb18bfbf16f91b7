import type { Product } from '../contracts/product';

/** The fields that determine a product's price. */
export type PricedProduct = Pick<Product, 'price' | 'salePrice' | 'onSale'>;

/** The current price in AUD: the lower one on sale, null for none (P22). `backend/migrations` implements the same rule. */
export function currentPrice({ price, salePrice, onSale }: PricedProduct): number | null {
  if (price === null || salePrice === null || !onSale) return price;
  return Math.min(price, salePrice);
}

/** The higher price of a product on sale, shown struck through; null for none (P22). */
export function formerPrice({ price, salePrice, onSale }: PricedProduct): number | null {
  if (price === null || salePrice === null || !onSale || price === salePrice) return null;
  return Math.max(price, salePrice);
}

/** Discount of the current on the former price in whole percent above 0, shown as `-N%`; null for none (P23). */
export function discountPercentage({ price, salePrice, onSale }: PricedProduct): number | null {
  if (price === null || salePrice === null || !onSale || price <= 0) return null;
  const percentage = Math.round((Math.abs(salePrice - price) / Math.max(price, salePrice)) * 100);
  return percentage > 0 ? percentage : null;
}
