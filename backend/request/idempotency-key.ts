const pattern = /^[\x21-\x7e]{1,200}$/;

/**
 * The key of a request that may be sent again: 1 to 200 visible ASCII characters in the header `Idempotency-Key`. Anything
 * else, several headers of the name among it, counts as none: the request is taken all the same, only not recognised again.
 */
export function idempotencyKey(headers: Readonly<Record<string, unknown>>): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && pattern.test(key) ? key : null;
}
