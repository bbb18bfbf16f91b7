import Fastify, { type FastifyInstance } from 'fastify';
import { Registry, register } from 'prom-client';
import { metricsRoute } from './metrics-route';

const operatorToken = 'abcdefghijklmnop';
const waiting = jest.fn<Promise<number>, []>();
let server: FastifyInstance;

beforeEach(() => {
  waiting.mockReset().mockResolvedValue(3);
  server = Fastify();
  metricsRoute(server, {
    registry: new Registry(),
    tokens: [operatorToken],
    database: { connections: () => ({ open: 7, idle: 2, waiting: 4 }) },
    mailQueue: { waiting },
  });
  server.get('/products/:id', async (_request, reply) => reply.code(404).send({}));
});
afterEach(() => server.close());

const metrics = (authorization = `Bearer ${operatorToken}`) =>
  server.inject({ url: '/metrics', headers: { authorization } });

/** The lines of our own metrics that say something of this. */
const linesOf = async (word: string) =>
  (await metrics()).body.split('\n').filter((line) => line.startsWith('storefront_') && line.includes(word));

test('operators alone see the metrics', async () => {
  for (const refused of [await metrics(''), await metrics(`Bearer ${operatorToken}q`)]) {
    expect([refused.statusCode, refused.headers['cache-control']]).toEqual([401, 'no-store']);
    expect(refused.headers['www-authenticate']).toContain('Bearer');
    expect(refused.body).not.toContain('storefront_');
  }
  const { statusCode, headers, body } = await metrics();
  expect([statusCode, headers['content-type']]).toEqual([200, register.contentType]);
  expect(body).toContain('process_cpu_seconds_total');
});

test('requests count by route, method and class of status, not by address', async () => {
  for (const url of ['/products/1', '/products/2', '/nothing/1', '/nothing/2']) await server.inject({ url });
  expect(await linesOf('duration_seconds_count')).toEqual([
    'storefront_backend_request_duration_seconds_count{route="/products/:id",method="GET",status="4xx"} 2',
    'storefront_backend_request_duration_seconds_count{route="none",method="GET",status="4xx"} 2',
  ]);
});

test('has the connections to the database and the waiting e-mails', async () => {
  expect(await linesOf('database_')).toEqual([
    'storefront_backend_database_connections{state="used"} 5',
    'storefront_backend_database_connections{state="idle"} 2',
    'storefront_backend_database_waiting 4',
  ]);
  expect(await linesOf('emails')).toEqual(['storefront_backend_emails_waiting 3']);
});

test('without the database the other metrics are there', async () => {
  waiting.mockRejectedValue(new Error('no connection'));
  expect(await linesOf('emails')).toEqual(['storefront_backend_emails_waiting Nan']);
});
