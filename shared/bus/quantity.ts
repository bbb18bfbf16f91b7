import { type CartLine, maxQuantity } from '../contracts/state';

/** The nearest whole number from 1 to 9999 (P37), fractions cut off; 1 for NaN. */
export function clampQuantity(quantity: number): number {
  return quantity >= 1 ? Math.min(Math.trunc(quantity), maxQuantity) : 1;
}

/** The quantity of a stored entry, clamped to 1 to 9999; 1 when missing, null when it is not a number. */
export function quantityOf(stored: unknown): number | null {
  if (stored === undefined || stored === null) return 1;
  if (typeof stored !== 'string' && typeof stored !== 'number') return null;
  const quantity = Number(stored);
  return Number.isNaN(quantity) ? null : clampQuantity(quantity);
}

/** Sum of the quantities: the cart badge's count, as in 'Cart, 3 items' (P14). */
export function totalQuantity(lines: readonly CartLine[]): number {
  return lines.reduce((total, { quantity }) => total + quantity, 0);
}
