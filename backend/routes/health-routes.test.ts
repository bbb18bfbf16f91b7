import { deferred } from '@storefront/shared/testing/deferred';
import Fastify, { type FastifyInstance } from 'fastify';
import { captureEvents } from 'log/testing/capture-events';
import type { Database } from '../database/database';
import { healthRoutes } from './health-routes';

const query = jest.fn<Promise<never[]>, [string]>();
let server: FastifyInstance;
let isDraining: boolean;

beforeEach(() => {
  query.mockReset().mockResolvedValue([]);
  server = Fastify();
  isDraining = false;
  healthRoutes(server, { ping: () => query('select 1'), isDraining: () => isDraining }, 20);
});
afterEach(() => server.close());

const ask = async (url: string) => {
  const { statusCode, body, headers } = await server.inject({ url });
  return [statusCode, body, headers['cache-control']];
};

test('with its database it is ready', async () => {
  expect(await ask('/healthz')).toEqual([200, 'ok\n', 'no-store']);
  expect(await ask('/readyz')).toEqual([200, 'ok\n', 'no-store']);
});

test('about to stop it lives, and is not ready, although its database answers', async () => {
  isDraining = true;
  expect(await ask('/readyz')).toEqual([503, 'This backend is about to stop.\n', 'no-store']);
  expect(await ask('/healthz')).toEqual([200, 'ok\n', 'no-store']);
});

test('without its database it lives, and is not ready until the database is back', async () => {
  const events = captureEvents();
  query.mockRejectedValueOnce(new Error('connection refused by 10.0.0.7'));
  expect(await ask('/readyz')).toEqual([503, 'The database does not answer.\n', 'no-store']);
  expect(events).toMatchObject([{ err: { message: 'connection refused by 10.0.0.7' } }]);
  expect(await ask('/healthz')).toEqual([200, 'ok\n', 'no-store']);
  expect(await ask('/readyz')).toEqual([200, 'ok\n', 'no-store']);
});

test('an outage is logged once, and so is its end', async () => {
  const events = captureEvents();
  query.mockRejectedValue(new Error('no'));
  for (const _ of 'three') await ask('/readyz');
  query.mockResolvedValue([]);
  for (const _ of 'three') await ask('/readyz');
  expect(events.map(({ level, msg }) => [level, msg])).toEqual([
    ['error', 'the database does not answer'],
    ['info', 'the database answers again'],
  ]);
});

test('the database is asked on a connection of its own where it has one', async () => {
  const ping = jest.fn(async () => {});
  const apart = Fastify();
  const database = { query, ping } as unknown as Pick<Database, 'query' | 'ping'>;
  healthRoutes(apart, { ...database, isDraining: () => false });
  expect((await apart.inject({ url: '/readyz' })).statusCode).toBe(200);
  expect([ping.mock.calls.length, query.mock.calls.length]).toEqual([1, 0]);
  await apart.close();
});

test('a database that hangs delays no answer for long, and is asked once for all', async () => {
  captureEvents();
  const hanging = deferred();
  query.mockReturnValue(hanging.promise as Promise<never>);
  const answers = await Promise.all([ask('/readyz'), ask('/readyz')]);
  expect(answers.map(([status]) => status)).toEqual([503, 503]);
  expect(query).toHaveBeenCalledTimes(1);
  hanging.resolve();
  await hanging.promise;
  query.mockResolvedValue([]);
  expect(await ask('/readyz')).toEqual([200, 'ok\n', 'no-store']);
});
