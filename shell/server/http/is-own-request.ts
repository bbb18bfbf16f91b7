import type { IncomingHttpHeaders } from 'node:http';

/** Whether a request is from a page of this shop or typed by the visitor, as far as its browser says where it comes from. */
export function isOwnRequest({
  'sec-fetch-site': site,
  origin,
  host = 'localhost',
}: IncomingHttpHeaders): boolean {
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  const own = `http://${host}`;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host;
}
