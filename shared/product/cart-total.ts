import type { Product } from '../contracts/product';
import type { CartLine } from '../contracts/state';
import { currentPrice, type PricedProduct } from './price';

/** The cost of a cart. */
interface CartTotal {
  /** AUD with two decimals: sum of quantity times current price over lines with a price; null when no line has one. */
  readonly total: number | null;
  /** Number of lines without a price or a known product, shown as '+ 2 items priced on request'. */
  readonly unpriced: number;
}

/** Sums a cart. Lines carry no price, so their products are looked up by id (P34, P39). */
export function cartTotal(
  lines: readonly CartLine[],
  products: readonly (PricedProduct & Pick<Product, 'id'>)[],
): CartTotal {
  const prices = new Map(products.map((product) => [product.id, currentPrice(product)]));
  let total = 0;
  let unpriced = 0;
  for (const { id, quantity } of lines) {
    const price = prices.get(id) ?? null;
    if (price === null) unpriced += 1;
    else total += quantity * price;
  }
  const isPriced = lines.length === 0 || unpriced < lines.length;
  return { total: isPriced ? Number(total.toFixed(2)) : null, unpriced };
}
