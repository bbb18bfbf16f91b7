import type { Product } from '../contracts/product';

/** Most sizes that are named. */
const maxNamed = 8;

/** What to say of a product that comes in several sizes, which no variant tells apart; null for others. */
export function sizesNote({ sizes }: Pick<Product, 'sizes'>): string | null {
  if (sizes.length < 2) return null;
  const named = sizes.length > maxNamed ? `${sizes.length} sizes` : sizes.join(', ');
  return `Comes in ${named}: say which in the message of your quote.`;
}
