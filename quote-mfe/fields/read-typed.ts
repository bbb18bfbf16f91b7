import { type QuoteFieldName, type QuoteFields, quoteFieldNames } from './quote-fields';

/** What of a stored form is text, by field; the rest is left out. Never throws. */
export function readTyped(
  value: unknown,
  names: readonly QuoteFieldName[] = quoteFieldNames,
): Partial<QuoteFields> {
  const stored = objectOf(value);
  return Object.fromEntries(
    names.filter((name) => typeof stored[name] === 'string').map((name) => [name, stored[name]]),
  );
}

/** The fields of what may be no object. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}
