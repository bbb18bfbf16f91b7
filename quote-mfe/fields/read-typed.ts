import { fieldsOf } from '@storefront/shared/api/json-fields';
import { type QuoteFieldName, type QuoteFields, quoteFieldNames } from './quote-fields';

/** The text fields of a stored form; others are left out. Never throws. */
export function readTyped(
  value: unknown,
  names: readonly QuoteFieldName[] = quoteFieldNames,
): Partial<QuoteFields> {
  const stored = fieldsOf(value);
  return Object.fromEntries(
    names.filter((name) => typeof stored[name] === 'string').map((name) => [name, stored[name]]),
  );
}
