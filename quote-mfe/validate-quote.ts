import { maxQuantity } from '@storefront/shared/contracts/state';
import { isPhoneNumber } from './phone-number';
import { type QuoteFieldName, type QuoteFields, quoteFieldNames } from './quote-fields';

/** What is wrong with a form: a message for each field that has to be mended; empty when there is none. */
export type QuoteErrors = Readonly<Partial<Record<QuoteFieldName, string>>>;

/** Checks a form by specification section 5, the same in the browser and on the server; blanks alone are empty. */
export function validateQuote(fields: QuoteFields): QuoteErrors {
  const errors: Partial<Record<QuoteFieldName, string>> = {};
  for (const name of quoteFieldNames) {
    const error = errorOf(name, fields[name]);
    if (error) errors[name] = error;
  }
  return errors;
}

function errorOf(name: QuoteFieldName, text: string): string | null {
  if (name === 'company') return null;
  if (name === 'quantity') return quantityError(text);
  if (text.trim() === '') return 'This Field is Requied';
  return name === 'phone' && !isPhoneNumber(text) ? 'Please Enter Valid number' : null;
}

function quantityError(text: string): string | null {
  const isWhole = /^\d{1,4}$/.test(text.trim()) && Number(text) >= 1;
  return isWhole ? null : `The quantity must be a whole number from 1 to ${maxQuantity}.`;
}
