import type { IncomingHttpHeaders } from 'node:http';
import type { Notice } from '@storefront/shared/contracts/state';
import { isOwnRequest } from '../http/web-request';

/** Query parameter with the time of the form post, in seconds since 1970. */
const parameter = 'kept';

/** Seconds after which the parameter is ignored, as in a bookmark or a shared link. */
const lifetime = 30;

const refused: Notice = {
  kind: 'warning',
  title: 'Not added.',
  text: 'Your browser refused the cookie that keeps your cart and lists. Allow cookies for this shop, then add it again.',
};

/** Adds a parameter to a redirect's address when it sets the browser's first cookie: the next request shows whether that was kept. */
export function withCookieCheck(location: string, now: number): string {
  return changed(location, ({ searchParams }) => searchParams.set(parameter, `${Math.floor(now / 1_000)}`));
}

/** Reads such an address: gives a notice when the browser refused the cookie, else the address without the parameter. */
export function readCookieCheck(
  url: string,
  headers: IncomingHttpHeaders,
  now: number,
): { readonly notice: Notice } | { readonly location: string } | null {
  const posted = new URL(url, base).searchParams.get(parameter);
  if (posted === null) return null;
  const age = now / 1_000 - Number(posted);
  const hasJustPosted = age >= 0 && age <= lifetime && isOwnRequest(headers);
  if (hasJustPosted && headers.cookie === undefined) return { notice: refused };
  return { location: changed(url, ({ searchParams }) => searchParams.delete(parameter)) };
}

const base = 'http://storefront';

function changed(address: string, change: (url: URL) => void): string {
  const url = new URL(address, base);
  change(url);
  return url.pathname + url.search + url.hash;
}

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

/** The path without these parameters in another site's link: only the shop may say that something was sent, or offer to undo. */
export function pathWithoutClaims({ method, url }: Request, headers: IncomingHttpHeaders): string | null {
  if (method === 'POST' || isOwnRequest(headers)) return null;
  const { pathname, searchParams } = new URL(url);
  const claims = claimsIn(searchParams);
  if (claims.length === 0) return null;
  for (const name of claims) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}
