import type { IncomingMessage } from 'node:http';

/** Whether a request has several `Host` headers: Node keeps the first, others may keep the last (RFC 9112, 3.2). */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}
