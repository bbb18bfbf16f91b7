import type { Product } from '../contracts/product';
import { formatPrice } from './format-price';
import { currentPrice, type PricedProduct } from './price';

/** Price per piece of a pack, '$0.12 each', below ten cents to a tenth of a cent; null where it says nothing (P68). */
export function unitPrice(product: PricedProduct & Pick<Product, 'packSize'>): string | null {
  const price = currentPrice(product);
  if (price === null || product.packSize === null || product.packSize < 2) return null;
  const tenthsOfCents = Math.round((price * 1000) / product.packSize);
  if (tenthsOfCents === 0) return null;
  return tenthsOfCents < 100
    ? `$${(tenthsOfCents / 1000).toFixed(3)} each`
    : `${formatPrice(price / product.packSize)} each`;
}
