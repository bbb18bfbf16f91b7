import type { CartLine } from '../contracts/state';

/** Quantity of a product in the cart; 0 for none. */
export function quantityIn(lines: readonly CartLine[], id: string): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0;
}
