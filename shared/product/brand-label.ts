import type { Product } from '../contracts/product';

/** The brand as it is shown, 'No Brand' when there is none (P19). */
export function brandLabel({ brand }: Pick<Product, 'brand'>): string {
  return brand ?? 'No Brand';
}
