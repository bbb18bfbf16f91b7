import type { IncomingMessage } from 'node:http';
import { storedLists } from '@storefront/shared/contracts/state';
import type { VisitorInput } from '../process/visitor-input';

/** Cookies that releases read; others decide at most which releases those are. */
const lists = new RegExp(`(?:^|;)\\s*(?:${storedLists.join('|')})(?:\\.[^=;]*)?=[^;\\s]`);

/** What a visitor of a network has sent with a request that releases get to see; null when nothing. */
export function visitorInputOf(
  message: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
  network: string | null,
): VisitorInput | null {
  const kind = kindOf(message);
  return kind && { kind, network: network ?? '' };
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
