import type { Product } from '../contracts/product';

/** The displayed brand; 'No Brand' for none (P19). */
export function brandLabel({ brand }: Pick<Product, 'brand'>): string {
  return brand ?? 'No Brand';
}
