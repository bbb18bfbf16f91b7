import type { IncomingMessage } from 'node:http';
import { createRequestCookies } from '@storefront/shared/bus';
import { storedLists } from '@storefront/shared/contracts/state';
import type { VisitorInput } from '../process/visitor-input';

/** The kind of a request's input that releases can read, by the bus's reading of cookies; null without any. */
export function inputKindOf({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'headers' | 'method' | 'url'>): VisitorInput['kind'] | null {
  if (method !== 'GET' && method !== 'HEAD') return 'body';
  if (/\?./.test(url)) return 'query';
  const { read } = createRequestCookies(headers.cookie ?? '', false);
  const lists = storedLists.flatMap((list) => [...read(list).values()]);
  return lists.some((value) => value.trim() !== '') ? 'cookies' : null;
}
