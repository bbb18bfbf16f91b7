const pattern = /^[\da-z](-?[\da-z]){0,31}$/i;

/**
 * What a backend calls a quote by (P69): letters and digits, with single dashes between them. Null for anything else, and for
 * the nothing of a backend that does just what P53 says (P57).
 */
export function readQuoteReference(value: unknown): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}
