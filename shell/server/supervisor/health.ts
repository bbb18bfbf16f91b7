import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Answers health checks: `/healthz` with 200 while the process lives, `/readyz` with 200 when the whole shop can be shown, else
 * with 503 and what is missing.
 *
 * @param shop says in a sentence what is missing; null for nothing
 * @returns whether the request was a health check
 */
export function answerHealth(
  { url }: IncomingMessage,
  response: ServerResponse,
  shop: { readonly missing: () => string | null },
): boolean {
  if (url !== '/healthz' && url !== '/readyz') return false;
  const missing = url === '/readyz' ? shop.missing() : null;
  response.writeHead(missing === null ? 200 : 503, {
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  });
  response.end(`${missing ?? 'ok'}\n`);
  return true;
}
