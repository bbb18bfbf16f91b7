import type { Product } from '../contracts/product';
import type { CartLine } from '../contracts/state';
import { currentPrice, type PricedProduct } from './price';

/** What a cart costs. */
interface CartTotal {
  /** AUD, fixed to two decimals; the sum of quantity times current price over the lines that have a price; null when no line has one. */
  readonly total: number | null;
  /** Lines without a price, shown beside a total as '+ 2 items priced on request'; a line whose product is not among `products` is one. */
  readonly unpriced: number;
}

/** Sums a cart; its lines carry no price, so their products are looked up by id (P34, P39). */
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
