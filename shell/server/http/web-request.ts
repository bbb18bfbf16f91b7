import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { storedLists } from '@storefront/shared/contracts/state';

/** A request that cannot be served, with the status and the sentence of the answer. */
export class BadRequest extends Error {
  constructor(
    readonly status: 400 | 403 | 405 | 413 | 415,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

const forms = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** A request for a document or a form post as the Fetch API has it, without the form (`postedForm`). @throws BadRequest */
export function webRequest(message: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', headers } = message;
  const url = address(message);
  if (method === 'GET' || method === 'HEAD') return new Request(url, { method: 'GET', signal });
  if (method !== 'POST')
    throw new BadRequest(405, 'This address answers GET and POST only.', { allow: 'GET, HEAD, POST' });
  if (!isOwnRequest(headers)) throw new BadRequest(403, 'This form was sent from another site.');
  const contentType = headers['content-type'] ?? '';
  if (!forms.test(contentType)) throw new BadRequest(415, 'This address takes HTML forms only.');
  return new Request(url, {
    method,
    headers: { 'content-type': contentType, ...(headers.referer && { referer: headers.referer }) },
    signal,
  });
}

function address({ url = '/', headers }: IncomingMessage): URL {
  const base = `http://${headers.host ?? 'localhost'}`;
  if (!URL.canParse(url, base)) throw new BadRequest(400, 'This address cannot be read.');
  const parsed = new URL(url, base);
  if (parsed.username || parsed.password) throw new BadRequest(400, 'This address cannot be read.');
  return parsed;
}

/** Whether a request comes from a page of this shop, or was typed by the visitor, as far as the browser says. */
export function isOwnRequest(headers: IncomingHttpHeaders): boolean {
  const { 'sec-fetch-site': site, origin, host = 'localhost' } = headers;
  if (typeof site === 'string') return site === 'same-origin' || site === 'none';
  if (origin === undefined) return true;
  const own = `http://${host}`;
  return URL.canParse(origin) && URL.canParse(own) && new URL(origin).host === new URL(own).host;
}

const personal = new Set<string>([...storedLists, 'notice', 'preview', 'without']);

/** Whether a Cookie header has none of the shop's own cookies but `bucket` (docs/contracts.md), changes left by earlier releases included. */
export function isAnonymous(header = ''): boolean {
  // Names are trimmed as the bus trims them.
  return !header.split(';').some((pair) => personal.has((pair.split(/[=.]/, 1)[0] ?? '').trim()));
}

/** Whether a host is a name of this machine for itself, used by health checks, and by proxies that do not pass the visitor's host on. */
export function isOwnName(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}

/** Refuses a request whose host is unreadable, or not that of the origin, if one is configured; null when it may be served. */
export function refusedHost(
  { headers: { host }, httpVersion }: Pick<IncomingMessage, 'headers' | 'httpVersion'>,
  origin?: string,
): { readonly status: 400 | 421; readonly sentence: string } | null {
  // Health checks may use HTTP/1.0, which has no Host. All others must send one (RFC 9112, 3.2).
  if (host === undefined && httpVersion === '1.0') return null;
  const url = hostUrl(host ?? '', origin?.startsWith('https:') ? 'https' : 'http');
  if (!url) return { status: 400, sentence: 'This address cannot be read.' };
  if (!origin || url.host === new URL(origin).host || isOwnName(url.hostname)) return null;
  return { status: 421, sentence: 'This shop is not at this address.' };
}

/** Parses a host; null for anything else. The scheme's default port is omitted. */
function hostUrl(host: string, scheme: 'http' | 'https'): URL | null {
  const text = `${scheme}://${host}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.href === `${scheme}://${url?.host}/` ? url : null;
}

/** Rewrites a request in absolute form to its path and the host it names, which replaces `Host` (RFC 9112, 3.2.2). */
export function toOriginForm(message: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)/is.exec(message.url ?? '') ?? [];
  if (host === undefined) return;
  message.headers.host = host;
  message.url = rest.startsWith('/') ? rest : `/${rest}`;
}
