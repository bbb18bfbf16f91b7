import { type CartLine, maxQuantity } from '../contracts/state';

/** The nearest whole number from 1 to 9999 (P37), fractions cut off; 1 for NaN. */
export function clampQuantity(quantity: number): number {
  return quantity >= 1 ? Math.min(Math.trunc(quantity), maxQuantity) : 1;
}

/** The quantity a stored entry means, within 1 to 9999; 1 when it is missing, null when it is not a number. */
export function quantityOf(stored: unknown): number | null {
  if (stored === undefined || stored === null) return 1;
  if (typeof stored !== 'string' && typeof stored !== 'number') return null;
  const quantity = Number(stored);
  return Number.isNaN(quantity) ? null : clampQuantity(quantity);
}

/** Sum of the quantities: the count of the cart badge, as in 'Cart, 3 items' (P14). */
export function totalQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}
