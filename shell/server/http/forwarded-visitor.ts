import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { all } from '@fastify/proxy-addr';
import { networkOf } from '@storefront/shared/server/network-of';
import type { TrustProxy } from '@storefront/shared/server/trusted-proxies';
import type { Config } from '../process/config';
import { peerAddress } from './supervisor-headers';

/**
 * Headers that tell the backend which visitor a form post is from, for its limits; the secret shows that they are the
 * shell's (docs/contracts.md). None without a secret.
 */
export function forwardedVisitor(
  message: Pick<IncomingMessage, 'headers'>,
  { shellSecret, trustProxy }: Pick<Config, 'shellSecret' | 'trustProxy'>,
): Readonly<Record<string, string>> {
  const address = visitorAddress(message, trustProxy);
  return shellSecret && address ? { 'X-Visitor-Address': address, 'X-Shell-Secret': shellSecret } : {};
}

/** The nearest address that is no proxy's of ours; what comes before it in `X-Forwarded-For` is anybody's word. */
export function visitorAddress(
  message: Pick<IncomingMessage, 'headers'>,
  trustProxy: TrustProxy,
): string | undefined {
  const remoteAddress = peerAddress(message);
  if (remoteAddress === undefined) return undefined;
  const hops = all({ headers: message.headers, socket: { remoteAddress } } as IncomingMessage, trustProxy);
  // A proxy may say that it does not know; then its own address counts.
  return hops.findLast((hop) => isIP(hop) !== 0);
}

/** The network that a visitor is in; null where a proxy of ours does not say who it asks for. */
export function networkOfVisitor(
  message: Pick<IncomingMessage, 'headers'>,
  trustProxy: TrustProxy,
): string | null {
  const address = visitorAddress(message, trustProxy);
  return address === undefined || trustProxy(address) ? null : networkOf(address, 48);
}
