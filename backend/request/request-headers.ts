import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';

type Headers = Readonly<Record<string, unknown>>;

/** Reads what only the shell may say of a request, known by its `X-Shell-Secret`; with the secret null nobody is believed. */
export function shellHeaders(shellSecret: string | null) {
  const expected = shellSecret === null ? null : digest(shellSecret);
  const isFromShell = (headers: Headers) => {
    const secret = headers['x-shell-secret'];
    return expected !== null && typeof secret === 'string' && timingSafeEqual(digest(secret), expected);
  };
  return {
    isFromShell,
    /** Whom it is from: the socket's address, or the visitor's whose request the shell forwards. */
    addressOf: ({ ip, headers }: { readonly ip: string; readonly headers: Headers }): string => {
      const forwarded = headers['x-visitor-address'];
      return isFromShell(headers) && typeof forwarded === 'string' && isIP(forwarded) ? forwarded : ip;
    },
    /** The shell's, so that its log and ours can be read together, or a new one. */
    requestIdOf: ({ headers }: { readonly headers: Headers }): string => {
      const given = headers['x-request-id'];
      const isWellFormed = typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given);
      return isWellFormed && isFromShell(headers) ? given : randomUUID();
    },
  };
}

/** Of equal length, whatever was sent. */
function digest(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/**
 * The `Idempotency-Key` of a request, 1 to 200 visible ASCII characters; null for none, several, and anything else: such a request is
 * taken, and not recognised when it is sent again.
 */
export function idempotencyKey(headers: Headers): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key) ? key : null;
}
