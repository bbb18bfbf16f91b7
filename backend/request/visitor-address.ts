import { isIP, isIPv6 } from 'node:net';
import { fromShell } from './from-shell';

/** What is needed of a request. */
interface Asking {
  /** Of the socket. */
  readonly ip: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/**
 * Gives the address a request comes from, of version 6 its network: the socket's, or `X-Visitor-Address` when `X-Shell-Secret` shows that the shell
 * forwards a visitor's request.
 *
 * @param shellSecret what only the shell knows; null: nobody may forward
 */
export function visitorAddresses(shellSecret: string | null): (request: Asking) => string {
  const isFromShell = fromShell(shellSecret);
  return ({ ip, headers }) => {
    const forwarded = headers['x-visitor-address'];
    const trusted = isFromShell(headers);
    return networkOf(trusted && typeof forwarded === 'string' && isIP(forwarded) ? forwarded : ip);
  };
}

/** An address of version 6 by the network it is in, /64: whoever has one address there has them all. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::');
  const groups = head.split(':').filter(Boolean);
  const rest = tail.split(':').filter(Boolean);
  const zeros = address.includes('::') ? 8 - groups.length - rest.length : 0;
  return [...groups, ...Array<string>(zeros).fill('0'), ...rest].slice(0, 4).join(':');
}
