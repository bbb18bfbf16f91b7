import { isIP } from 'node:net';
import { compile } from '@fastify/proxy-addr';

/**
 * Whether our own proxy is at an address, so that its `X-Forwarded-*` headers are trusted. `Forwarded` (RFC 7239) is not read: it may
 * contradict `X-Forwarded-For`.
 */
export type TrustProxy = (address: string) => boolean;

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads TRUST_PROXY: addresses, ranges and their names, separated by commas or blanks; empty for none. @throws Error in one sentence */
export function trustedProxies(text = ''): TrustProxy {
  const proxies = text.split(/[\s,]+/).filter(Boolean);
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong !== undefined) {
    throw new Error(
      `TRUST_PROXY must be addresses (10.0.0.5), ranges (10.0.0.0/8) or ${namedRanges.join(', ')}, but has '${wrong}'.`,
    );
  }
  const isTrusted = compile(proxies);
  return (address) => isTrusted(address, 0);
}

function isProxy(text: string): boolean {
  // The library accepts numbers as addresses: 1 would be 0.0.0.1.
  const [address = ''] = text.split('/');
  if (!namedRanges.includes(text) && isIP(address) === 0) return false;
  try {
    compile(text);
    return true;
  } catch {
    return false;
  }
}
