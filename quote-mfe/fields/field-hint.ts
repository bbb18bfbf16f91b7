import { emailHint } from '@storefront/shared/forms/email-hint';
import { plainText } from '@storefront/shared/forms/plain-text';
import type { QuoteFieldName } from './quote-fields';

/** A hint at a value that looks wrong without blocking the form; null for none (P47). */
export function fieldHint(name: QuoteFieldName, text: string): string | null {
  const typed = plainText(text).trim();
  if (typed === '') return null;
  if (name === 'email') {
    const hint = emailHint(typed);
    return hint && `${hint} Please check it so that our reply can reach you.`;
  }
  if (name === 'postcode' && !/^\d{4}$/.test(typed)) return 'Australian postcodes have four digits.';
  return null;
}
