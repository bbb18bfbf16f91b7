import type { CartLine } from '../contracts/state';

/** How many of a product the cart has; 0 where it has none. */
export function quantityIn(lines: readonly CartLine[], id: string): number {
  return lines.find((line) => line.id === id)?.quantity ?? 0;
}
