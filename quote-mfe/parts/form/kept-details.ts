import { keptJson } from '@storefront/shared/forms/kept-text';
import {
  type QuoteFields,
  quoteErrors,
  quoteFieldNames,
  readQuoteFields,
  readTyped,
} from '../../data/quote-fields';

type ContactDetails = Partial<Omit<QuoteFields, 'quantity' | 'message'>>;

const kept = keptJson('localStorage', 'quoteDetails');

const detailNames = quoteFieldNames.filter((name) => name !== 'quantity' && name !== 'message');

/** The kept details (P70) that the form still accepts; null for none. Never throws. */
export function keptDetails(): ContactDetails | null {
  const stored = readTyped(kept.read(), detailNames);
  const errors = quoteErrors({ ...readQuoteFields(new FormData()), ...stored });
  const taken = Object.entries(stored).filter(([name, text]) => text !== '' && !(name in errors));
  return taken.length > 0 ? Object.fromEntries(taken) : null;
}

/** Keeps the details of a valid form in this browser. Never throws; without storage it has no effect. */
export function keepDetails(fields: QuoteFields): void {
  kept.keep(readTyped(fields, detailNames));
}

/** Deletes the kept details. Never throws. */
export function forgetDetails(): void {
  kept.forget();
}
