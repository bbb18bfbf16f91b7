import type { IncomingMessage } from 'node:http';

/** What the shell answers without making a document. */
const files = /^\/(?:_shell\/|static\/|(?:_reports|favicon\.svg|robots\.txt|sitemap[^/]*\.xml)$)/;

/** Whether a request asks for a document, and sends nothing: what is sent is never put off. */
export function asksForDocument({ method, url = '/' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  const [pathname = '/'] = url.split('?');
  return (method === 'GET' || method === 'HEAD') && !files.test(pathname);
}
