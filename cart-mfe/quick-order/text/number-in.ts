import { maxQuantity } from '@storefront/shared/contracts/state';

/**
 * The quantity that a field is, '12', '1,000', '12 x' or '× 12'. Else 'refused' for one that nobody can order (negative or nothing),
 * 'other' for another number, such as a price, or 'none' for words.
 */
export function numberIn(field: string): number | 'refused' | 'other' | 'none' {
  const [, digits] = /^(?:[x×] ?)?(\d+|\d{1,3}(?:,\d{3})+)(?: ?[x×])?$/i.exec(field) ?? [];
  if (digits !== undefined) {
    const quantity = Number(digits.replaceAll(',', ''));
    if (quantity === 0) return 'refused';
    return quantity <= maxQuantity ? quantity : 'other';
  }
  if (/^[-−–] ?\$?\d[\d.,]*(?: ?[x×])?$/i.test(field)) return 'refused';
  return /^(?:[x×] ?)?[+$]? ?\d[\d.,]*(?:e\d+)?(?: ?[x×])?$/i.test(field) ? 'other' : 'none';
}
