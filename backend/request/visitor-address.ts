import { isIP } from 'node:net';
import { fromShell } from './from-shell';

interface Asking {
  /** Of the socket. */
  readonly ip: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Gives a request's address: the socket's, or `X-Visitor-Address` where `X-Shell-Secret` shows that the shell forwards it. */
export function visitorAddresses(shellSecret: string | null): (request: Asking) => string {
  const isFromShell = fromShell(shellSecret);
  return ({ ip, headers }) => {
    const forwarded = headers['x-visitor-address'];
    const trusted = isFromShell(headers);
    return trusted && typeof forwarded === 'string' && isIP(forwarded) ? forwarded : ip;
  };
}
