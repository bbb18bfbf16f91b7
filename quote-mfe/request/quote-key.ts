/** A new key for a quote request: one the backend sees again is the same request. */
export function newQuoteKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key a form was given, or a new one when it has none that can be one. */
export function readQuoteKey(form: FormData): string {
  const key = form.get('key');
  return typeof key === 'string' && /^[\da-f]{32}$/.test(key) ? key : newQuoteKey();
}
