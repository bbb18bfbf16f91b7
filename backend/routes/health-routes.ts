import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../database/database';
import { log } from '../log';

/**
 * `GET /healthz`: 200 while the process serves. `GET /readyz`: 200 while its database or a replica answers and the process is not about
 * to stop, else 503.
 *
 * @param databaseTimeout longest wait for the database, in milliseconds
 */
export function healthRoutes(
  fastify: FastifyInstance,
  { ping, isDraining }: Pick<Database, 'ping'> & { readonly isDraining: () => boolean },
  databaseTimeout = 2_000,
): void {
  let asking: Promise<unknown> | null = null;
  let isFailing = false;
  /** However many ask for it, one statement is under way. */
  const askDatabase = () => {
    asking ??= ping().finally(() => {
      asking = null;
    });
    return withTimeout(asking, databaseTimeout, () => new TimeoutError('it took too long'));
  };
  const answer = (reply: FastifyReply, status: number, text: string) =>
    reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${text}\n`);

  fastify.get('/healthz', async (_request, reply) => answer(reply, 200, 'ok'));
  fastify.get('/readyz', async (_request, reply) => {
    if (isDraining()) return answer(reply, 503, 'This backend is about to stop.');
    try {
      await askDatabase();
      if (isFailing) log.info('the database answers again');
      isFailing = false;
      return answer(reply, 200, 'ok');
    } catch (err) {
      // A balancer asks every few seconds.
      if (!isFailing) log.error({ err }, 'the database does not answer');
      isFailing = true;
      return answer(reply, 503, 'The database does not answer.');
    }
  });
}
