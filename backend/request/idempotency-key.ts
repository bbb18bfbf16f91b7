const pattern = /^[\x21-\x7e]{1,200}$/;

/** The `Idempotency-Key` of a request, 1 to 200 visible ASCII characters; null for none, several, and anything else. */
export function idempotencyKey(headers: Readonly<Record<string, unknown>>): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && pattern.test(key) ? key : null;
}
