import type { IncomingMessage } from 'node:http';
import type { TrustProxy } from '@storefront/shared/server/trusted-proxies';
import { peerAddress } from './supervisor-headers';

/** Headers by which a proxy says how the visitor's request came to it. */
type ForwardedHeader = 'x-forwarded-proto' | 'x-forwarded-host';

/** What a proxy of ours says in a header; undefined when it says nothing, or who is at the other end is none of ours. */
export function saidByProxy(
  message: Pick<IncomingMessage, 'headers'>,
  header: ForwardedHeader,
  trustProxy: TrustProxy,
): string | undefined {
  const peer = peerAddress(message);
  if (peer === undefined || !trustProxy(peer)) return undefined;
  // Each proxy appends what it saw, so only the last entry is from our own.
  return String(message.headers[header] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
}

/** Has a request name the host that a proxy of ours was asked for, where that says so instead of passing `Host` on. */
export function toForwardedHost(message: Pick<IncomingMessage, 'headers'>, trustProxy: TrustProxy): void {
  const host = saidByProxy(message, 'x-forwarded-host', trustProxy);
  if (host) message.headers.host = host;
}
