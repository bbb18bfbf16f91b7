import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { all } from '@fastify/proxy-addr';
import { networkOf } from '@storefront/shared/server/network-of';
import type { TrustProxy } from '@storefront/shared/server/trusted-proxies';
import type { Config } from '../process/config';
import { log } from '../process/log';
import { peerAddress } from './supervisor-headers';

type WithHeaders = Pick<IncomingMessage, 'headers'>;
type ForwardedHeader = 'x-forwarded-proto' | 'x-forwarded-host' | 'x-storefront-cell';

/** The value that our proxy gives in a header; undefined when it gives none, or the peer is no proxy of ours. */
export function forwardedValue(
  message: WithHeaders,
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

/** Sets a request's host to the one that our proxy forwards, if it does not pass `Host` on. */
export function toForwardedHost(message: WithHeaders, trustProxy: TrustProxy): void {
  const host = forwardedValue(message, 'x-forwarded-host', trustProxy);
  if (host) message.headers.host = host;
}

/** The settings of how visitors reach this server. */
export type PublicAddress = Pick<Config, 'origin' | 'trustProxy'>;

/** Whether the visitor's connection is encrypted, by the configured origin, or else by our proxy; nobody else's header counts. */
export function isSecure(message: WithHeaders, { origin, trustProxy }: PublicAddress): boolean {
  if (origin) return origin.startsWith('https:');
  return forwardedValue(message, 'x-forwarded-proto', trustProxy) === 'https';
}

/** The shop's origin as the visitor sees it, from an absolute address of the request and `isSecure`. */
export function publicOrigin(url: string, secure: boolean): string {
  const { origin, host } = new URL(url);
  return secure ? `https://${host}` : origin;
}

/** Headers that tell the backend a form's visitor, for its limits, with the secret that proves it; none without a secret. */
export function forwardedVisitor(
  message: WithHeaders,
  { shellSecret, trustProxy }: Pick<Config, 'shellSecret' | 'trustProxy'>,
): Readonly<Record<string, string>> {
  const address = visitorAddress(message, trustProxy);
  return shellSecret && address ? { 'X-Visitor-Address': address, 'X-Shell-Secret': shellSecret } : {};
}

/** The nearest address that is no proxy of ours. Earlier entries of `X-Forwarded-For` may be forged. */
export function visitorAddress(message: WithHeaders, trustProxy: TrustProxy): string | undefined {
  const remoteAddress = peerAddress(message);
  if (remoteAddress === undefined) return undefined;
  const hops = all({ headers: message.headers, socket: { remoteAddress } } as IncomingMessage, trustProxy);
  // A proxy may not know the address; then its own counts.
  return hops.findLast((hop) => isIP(hop) !== 0);
}

/** The network of a visitor; null where our proxy does not say whom it asks for. */
export function networkOfVisitor(message: WithHeaders, trustProxy: TrustProxy): string | null {
  const address = visitorAddress(message, trustProxy);
  return address === undefined || trustProxy(address) ? null : networkOf(address, 48);
}

/** Makes a check that warns once of a proxy missing in `TRUST_PROXY`: all its visitors count as one, and share one network's limits. */
export function warnOfUnnamedProxy(trustProxy: TrustProxy): (message: IncomingMessage) => void {
  let isLogged = false;
  return ({ headers, socket: { remoteAddress = '' } }) => {
    if (isLogged || headers['x-forwarded-for'] === undefined || trustProxy(remoteAddress)) return;
    isLogged = true;
    log(
      'warn',
      `requests come from ${remoteAddress} with X-Forwarded-For, but TRUST_PROXY does not name it. If it is your proxy, name it in TRUST_PROXY: until then all its visitors share the limits of one network`,
    );
  };
}
