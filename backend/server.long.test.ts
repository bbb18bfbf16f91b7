import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { deferred } from '@storefront/shared/testing/deferred';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { captureEvents } from 'log/testing/capture-events';
import type { Database } from './database/database';
import { DatabaseOutage } from './database/outage';
import { quoteForTest } from './testing/quote-for-test';
import { serverForTest } from './testing/server-for-test';

jest.mock('@storefront/shared/server/open-files', () => ({ openFiles: () => 256 }));

/** Connections of one network that may wait, of so many files. */
const mostWaiting = 16;

let server: FastifyInstance;
let port: number;

beforeAll(async () => {
  server = await serverForTest({} as Database);
  await server.listen({ host: '127.0.0.1', port: 0 });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server.close());

test('refuses two Host headers, and reads nothing more from the connection', async () => {
  const socket = connect(port, '127.0.0.1');
  const asked = 'GET /healthz HTTP/1.1\r\nhost: a\r\n';
  socket.write(`${asked}\r\n${asked}Host: b\r\n\r\n${asked}\r\n`);
  const answers = await text(socket);
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 400']);
  expect(answers).toContain('{"message":"This request has two Host headers; send one."}');
});

test('400 half-sent requests of one network do not block others', async () => {
  const sockets = Array.from({ length: 400 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  for (const socket of sockets) socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n');
  await Promise.all(sockets.slice(0, -mostWaiting).map((socket) => socket.closed || once(socket, 'close')));
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('a network that has used up its turns still learns that the backend is well', async () => {
  const hanging = deferred();
  const query = async (sql: string) => {
    if (sql !== 'select 1') await hanging.promise;
    return [];
  };
  const ping = () => query('select 1');
  const busy = await serverForTest({ query, ping } as unknown as Database);
  const asked = Array.from({ length: 20 }, () => busy.inject({ url: '/api/v1/settings/logo' }));
  for (const url of ['/healthz', '/readyz']) expect((await busy.inject({ url })).statusCode).toBe(200);
  hanging.resolve();
  for (const answer of asked) expect((await answer).statusCode).toBe(200);
  await busy.close();
});

test.each(['GET', 'HEAD'] as const)(
  'a network has six %s requests answered at once, and 200 that wait',
  async (method) => {
    const hanging = deferred();
    const query = () => hanging.promise.then(() => []);
    const busy = await serverForTest({ query } as unknown as Database);
    const url = '/api/v1/settings/logo';
    const asked = Array.from({ length: 206 }, () => busy.inject({ method, url }));
    await new Promise(setImmediate);
    expect((await busy.inject({ method, url })).statusCode).toBe(429);
    hanging.resolve();
    for (const answer of asked) expect((await answer).statusCode).toBe(200);
    await busy.close();
  },
);

test('while the database is too slow, visitors are asked to try again', async () => {
  captureEvents();
  const query = () =>
    Promise.reject(new DatabaseOutage(new Error('timeout exceeded when trying to connect')));
  const slow = await serverForTest({ query } as unknown as Database);
  for (const url of ['/api/v1/settings/logo', '/api/v1/product', '/products/0123456789abcdef01234567']) {
    const { statusCode, headers } = await slow.inject({ url });
    expect([url, statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      url,
      503,
      '5',
      undefined,
    ]);
  }
  await slow.close();
});

test('catalogue and settings are read from the replicas; messages never touch them', async () => {
  const databases = { primary: jest.fn(async () => []), replica: jest.fn(async () => []) };
  const server = await serverForTest({ query: databases.primary } as unknown as Database, {
    readDatabase: { query: databases.replica } as unknown as Database,
  });
  const asked = async (options: InjectOptions) => {
    for (const query of Object.values(databases)) query.mockClear();
    await server.inject(options);
    return [databases.primary.mock.calls.length > 0, databases.replica.mock.calls.length > 0];
  };
  for (const url of [
    '/api/v1/product',
    '/products/0123456789abcdef01234567',
    '/product-categories',
    '/api/v1/category/maincategory',
    '/api/v1/settings/logo',
    '/api/v1/geo/states/',
    '/suburbs?q=perth',
  ])
    expect([url, ...(await asked({ url }))]).toEqual([url, false, true]);
  // Kept for an hour, so a replica that lags may not say it; only the catalogue's version is its.
  expect(await asked({ url: '/suburbs' })).toEqual([true, true]);
  captureEvents();
  const quote = { method: 'POST', url: '/api/v1/email/quote', payload: quoteForTest() } as const;
  expect(await asked(quote)).toEqual([true, false]);
  await server.close();
});
