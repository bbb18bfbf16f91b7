import type { IncomingHttpHeaders } from 'node:http';
import { isOwnRequest } from '../http/web-request';

/** Query parameters that the shop's own redirects add: a form was sent, or lines were removed. */
const sent = ['sent', 'reference', 'confirmed'];
const removed = ['list', 'lines', 'place'];

function claimsIn(searchParams: URLSearchParams): readonly string[] {
  return searchParams.has('sent') ? sent : searchParams.has('place') ? removed : [];
}

/** Whether an address has these parameters: what its document says is one visitor's. */
export function hasClaims({ url }: Pick<Request, 'url'>): boolean {
  return claimsIn(new URL(url).searchParams).length > 0;
}

/**
 * The path without these parameters when a link of another site has them. Only the shop may tell visitors that their message was
 * sent, or offer to undo a removal. Null for every other request.
 */
export function pathWithoutClaims({ method, url }: Request, headers: IncomingHttpHeaders): string | null {
  if (method === 'POST' || isOwnRequest(headers)) return null;
  const { pathname, searchParams } = new URL(url);
  const claims = claimsIn(searchParams);
  if (claims.length === 0) return null;
  for (const name of claims) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
