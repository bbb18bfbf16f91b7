import type { IncomingMessage } from 'node:http';

/** Names of this machine for itself, used by health checks, and by proxies that do not pass the visitor's host on. */
const ownNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Refuses a request whose host is unreadable, or not that of the configured origin; null when it may be served. */
export function refusedHost(
  { headers: { host }, httpVersion }: Pick<IncomingMessage, 'headers' | 'httpVersion'>,
  origin?: string,
): { readonly status: 400 | 421; readonly sentence: string } | null {
  // Health checks may use HTTP/1.0, which has no Host. All others must send one (RFC 9112, 3.2).
  if (host === undefined && httpVersion === '1.0') return null;
  const url = hostUrl(host ?? '', origin?.startsWith('https:') ? 'https' : 'http');
  if (!url) return { status: 400, sentence: 'This address cannot be read.' };
  if (!origin || url.host === new URL(origin).host || ownNames.test(url.hostname)) return null;
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
