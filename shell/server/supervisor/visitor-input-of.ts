import type { IncomingMessage } from 'node:http';
import { storedLists } from '@storefront/shared/contracts/state';
import { networkOf } from '@storefront/shared/server/network-of';
import type { TrustProxy } from '@storefront/shared/server/trusted-proxies';
import { visitorAddress } from '../http/forwarded-visitor';
import type { VisitorInput } from '../process/visitor-input';

/** The cookies that releases read: others decide at most which releases they are. */
const lists = new RegExp(`(?:^|;)\\s*(?:${storedLists.join('|')})(?:\\.[^=;]*)?=[^;\\s]`);

/** What a visitor has sent with a request that releases get to see, and from which network; null when nothing. */
export function visitorInputOf(
  message: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  trustProxy: TrustProxy,
): VisitorInput | null {
  const kind = kindOf(message);
  return kind && { kind, network: networkOf(visitorAddress(message, trustProxy) ?? '', 48) };
}

function kindOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'headers' | 'method' | 'url'>): VisitorInput['kind'] | null {
  if (method !== 'GET' && method !== 'HEAD') return 'body';
  if (/\?./.test(url)) return 'query';
  return lists.test(headers.cookie ?? '') ? 'cookies' : null;
}
