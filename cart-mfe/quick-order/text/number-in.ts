import { maxQuantity } from '@storefront/shared/contracts/state';

/**
 * The quantity that a field is, '12', '12 x' or '× 12'. Else 'refused' for one that nobody can order (negative or nothing), 'other'
 * for another number, such as a price, or 'none' for words.
 */
export function numberIn(field: string): number | 'refused' | 'other' | 'none' {
  const [, digits] = /^(?:[x×] ?)?(\d+)(?: ?[x×])?$/i.exec(field) ?? [];
  if (digits !== undefined) {
    const quantity = Number(digits);
    if (quantity === 0) return 'refused';
    return quantity <= maxQuantity ? quantity : 'other';
  }
  if (/^[-−–] ?\$?\d[\d.,]*$/.test(field)) return 'refused';
  return /^[+$]? ?\d[\d.,]*(?:e\d+)?$/i.test(field) ? 'other' : 'none';
}
