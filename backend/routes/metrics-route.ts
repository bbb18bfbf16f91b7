import { refusal, refusalHeaders, showsToken } from '@storefront/shared/server/tokens';
import { TimeoutError, withTimeout } from '@storefront/shared/with-timeout';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { Database } from '../database/database';
import type { MailQueue } from '../mail/mail-queue';

/** Longest wait for a figure of the database, in milliseconds: the other metrics tell why it is late. */
const databaseTimeout = 2_000;

/** Where metrics are collected, and who sees them. */
export interface Metrics {
  readonly registry: Registry;
  /** The tokens that open `/metrics`; without one there is no such route. */
  readonly tokens: readonly string[];
}

interface MetricsOptions extends Metrics {
  readonly database: Pick<Database, 'connections'>;
  readonly mailQueue: Pick<MailQueue, 'waiting'>;
}

/** Measures all requests, and adds `GET /metrics` for Prometheus, which shows a token. */
export function metricsRoute(
  fastify: FastifyInstance,
  { registry, tokens, database, mailQueue }: MetricsOptions,
): void {
  collectDefaultMetrics({ register: registry });
  const about = (name: string, help: string) => ({
    name: `storefront_backend_${name}`,
    help,
    registers: [registry],
  });

  const duration = new Histogram({
    ...about('request_duration_seconds', 'How long requests took that were answered.'),
    labelNames: ['route', 'method', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  fastify.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    // Addresses of no route would be labels without end.
    const route = routeOptions.url ?? 'none';
    duration.observe({ route, method, status: `${Math.floor(statusCode / 100)}xx` }, elapsedTime / 1_000);
  });

  const { connections } = database;
  if (connections) {
    new Gauge({
      ...about('database_connections', 'Open connections to the database server.'),
      labelNames: ['state'],
      collect() {
        const { open, idle } = connections();
        this.set({ state: 'used' }, open - idle);
        this.set({ state: 'idle' }, idle);
      },
    });
    new Gauge({
      ...about('database_waiting', 'Statements that wait for a connection.'),
      collect() {
        this.set(connections().waiting);
      },
    });
  }
  new Gauge({
    ...about('emails_waiting', 'E-mails that are not sent yet; NaN when the database does not say.'),
    async collect() {
      const waiting = withTimeout(mailQueue.waiting(), databaseTimeout, () => new TimeoutError());
      this.set(await waiting.catch(() => Number.NaN));
    },
  });

  if (tokens.length === 0) return;
  const isShown = showsToken(tokens);
  fastify.get('/metrics', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isShown(headers.authorization)) return reply.code(401).headers(refusalHeaders).send(refusal);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
