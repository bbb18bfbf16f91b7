import type { IncomingMessage } from 'node:http';

/** Whether a request has more than one `Host`, of which Node keeps the first and others may keep the last (RFC 9112, 3.2). */
export function namesTwoHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0);
  return names.filter((name) => name.toLowerCase() === 'host').length > 1;
}
