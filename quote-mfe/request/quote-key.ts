/** A new key for a quote request: one the backend sees again is the same request. */
export function newQuoteKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The form's key, or a new one when it has no valid one. */
export function readQuoteKey(form: FormData): string {
  const key = form.get('key');
  return typeof key === 'string' && /^[\da-f]{32}$/.test(key) ? key : newQuoteKey();
}
