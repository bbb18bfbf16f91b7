import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import { equalToAny } from '@storefront/shared/server/tokens';

type Headers = Readonly<Record<string, unknown>>;

/** Reads headers that only the shell may set, proved by its `X-Shell-Secret`; without secrets nobody is trusted. */
export function shellHeaders(shellSecrets: readonly string[]) {
  const isSecret = equalToAny(shellSecrets);
  const isFromShell = (headers: Headers) => {
    const secret = headers['x-shell-secret'];
    return typeof secret === 'string' && isSecret(secret);
  };
  return {
    isFromShell,
    /** The client's address: the socket's, or the visitor's that the shell forwards. */
    addressOf: ({ ip, headers }: { readonly ip: string; readonly headers: Headers }): string => {
      const forwarded = headers['x-visitor-address'];
      return isFromShell(headers) && typeof forwarded === 'string' && isIP(forwarded) ? forwarded : ip;
    },
    /** The shell's request id, so that both logs match, or a new one. */
    requestIdOf: ({ headers }: { readonly headers: Headers }): string => {
      const given = headers['x-request-id'];
      const isWellFormed = typeof given === 'string' && /^[\w.:-]{8,64}$/.test(given);
      return isWellFormed && isFromShell(headers) ? given : randomUUID();
    },
  };
}

/**
 * The `Idempotency-Key` of a request, 1 to 200 visible ASCII characters. Null for none, several or an invalid one: such a request is
 * accepted, but its retries are not recognised.
 */
export function idempotencyKey(headers: Headers): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key) ? key : null;
}
