import { maxQuantity } from '../contracts/state';

/** What is wrong with a typed quantity, in one sentence; null for a whole number from 1 to 9999 (P37). */
export function quantityError(text: string): string | null {
  const isWhole = /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1;
  return isWhole ? null : `The quantity must be a whole number from 1 to ${maxQuantity}.`;
}
