import type { IncomingMessage } from 'node:http';

/** Turns a request in absolute form into one of its path, at the host it names instead of the one in `Host` (RFC 9112, 3.2.2). */
export function toOriginForm(message: Pick<IncomingMessage, 'url' | 'headers'>): void {
  const [, host, rest = ''] = /^https?:\/\/([^/?#]*)(.*)/is.exec(message.url ?? '') ?? [];
  if (host === undefined) return;
  message.headers.host = host;
  message.url = rest.startsWith('/') ? rest : `/${rest}`;
}
