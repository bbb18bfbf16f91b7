import { isIP } from 'node:net';
import { fromShell } from './from-shell';

/** What is needed of a request. */
interface Asking {
  /** Of the socket. */
  readonly ip: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * Gives the address a request comes from: the socket's, or `X-Visitor-Address` when `X-Shell-Secret` shows that the shell
 * forwards a visitor's request.
 *
 * @param shellSecret what only the shell knows; null: nobody may forward
 */
export function visitorAddresses(shellSecret: string | null): (request: Asking) => string {
  const isFromShell = fromShell(shellSecret);
  return ({ ip, headers }) => {
    const forwarded = headers['x-visitor-address'];
    const trusted = isFromShell(headers);
    return trusted && typeof forwarded === 'string' && isIP(forwarded) ? forwarded : ip;
  };
}
