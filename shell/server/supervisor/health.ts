import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from './workers/pool';

/**
 * Answers health checks: `/healthz` with 200 while the process lives, `/readyz` with 200 when the whole shop can be shown, else
 * with 503 and what is missing.
 *
 * @returns whether the request was a health check
 */
export function answerHealth(
  { url }: IncomingMessage,
  response: ServerResponse,
  pool: Pick<Pool, 'missing'>,
): boolean {
  if (url !== '/healthz' && url !== '/readyz') return false;
  const missing = url === '/readyz' ? pool.missing() : null;
  response.writeHead(missing === null ? 200 : 503, {
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  });
  response.end(`${missing ?? 'ok'}\n`);
  return true;
}
