import { fieldsOf } from '@storefront/shared/api/json-fields';
import { type QuoteFieldName, type QuoteFields, quoteFieldNames } from './quote-fields';

/** What of a stored form is text, by field; the rest is left out. Never throws. */
export function readTyped(
  value: unknown,
  names: readonly QuoteFieldName[] = quoteFieldNames,
): Partial<QuoteFields> {
  const stored = fieldsOf(value);
  return Object.fromEntries(
    names.filter((name) => typeof stored[name] === 'string').map((name) => [name, stored[name]]),
  );
}
