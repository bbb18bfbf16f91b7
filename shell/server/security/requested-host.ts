import type { IncomingMessage } from 'node:http';

/** Names this machine has for itself: what asks by them, a health check or a proxy that does not pass the visitor's name on, is on it. */
const ownNames = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * Why a request cannot be served for the host it names, with the status and the sentence to answer; null when it can. The shop's own
 * host is that of the configured origin; where none is configured any host is, as long as it can be read.
 *
 * @param origin the shop is known under
 */
export function refusedHost(
  { headers: { host }, httpVersion }: Pick<IncomingMessage, 'headers' | 'httpVersion'>,
  origin?: string,
): { readonly status: 400 | 421; readonly sentence: string } | null {
  // A health check may be as old as HTTP/1.0, which has no Host; for all others it is a must (RFC 9112, 3.2).
  if (host === undefined && httpVersion === '1.0') return null;
  const url = hostUrl(host ?? '', origin?.startsWith('https:') ? 'https' : 'http');
  if (!url) return { status: 400, sentence: 'This address cannot be read.' };
  if (!origin || url.host === new URL(origin).host || ownNames.test(url.hostname)) return null;
  return { status: 421, sentence: 'This shop is not at this address.' };
}

/** Null for what is no host; the port that goes without saying in the scheme is none. */
function hostUrl(host: string, scheme: 'http' | 'https'): URL | null {
  const text = `${scheme}://${host}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.href === `${scheme}://${url?.host}/` ? url : null;
}

/** Turns a request in absolute form into one of its path, at the host it names instead of the one in `Host` (RFC 9112, 3.2.2). */
export function toOriginForm(message: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)/is.exec(message.url ?? '') ?? [];
  if (host === undefined) return;
  message.headers.host = host;
  message.url = rest.startsWith('/') ? rest : `/${rest}`;
}
