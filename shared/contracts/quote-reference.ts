const pattern = /^[\da-z](-?[\da-z]){0,31}$/i;

/** Reads the backend's reference of a quote (P69): letters and digits with single dashes in between; null for anything else (P57). */
export function readQuoteReference(value: unknown): string | null {
  return typeof value === 'string' && pattern.test(value) ? value : null;
}
