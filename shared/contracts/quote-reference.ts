const pattern = /^[\da-z](-?[\da-z]){0,31}$/i;

/** What a backend calls a quote by (P69), letters and digits with single dashes between them; null for anything else (P57). */
export function readQuoteReference(value: unknown): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}
