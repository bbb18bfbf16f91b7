import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Pool } from './workers/pool';

/**
 * Answers whoever looks after this process: `/healthz` says that it lives, `/readyz` whether the shop can be shown, else what is
 * missing, with 503.
 *
 * @returns whether the request was one of these
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
