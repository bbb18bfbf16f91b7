import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database';
import { quoteForTest } from '../testing/quote-for-test';
import { serverForTest } from '../testing/server-for-test';

/** A database that refuses every query: refused requests must not reach it. */
const unused = new Proxy({} as Database, {
  get: () => () => {
    throw new Error('The database was asked.');
  },
});

let server: FastifyInstance;

beforeEach(async () => {
  server = await serverForTest(unused, { now: () => 0 });
  await server.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => {
  server.server.closeAllConnections();
  return server.close();
});

const json = { 'content-type': 'application/json' };

const address = () => `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

async function post(path: string, body: string, headers: Readonly<Record<string, string>> = json) {
  const answer = await fetch(`${address()}${path}`, { method: 'POST', headers, body });
  const { message } = (await answer.json()) as { message: string };
  return { status: answer.status, message };
}

/** The answer while the body is incomplete: only these bytes of it have arrived. */
async function answerTo(path: string, headers: Readonly<Record<string, string>>, body: string) {
  const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = Object.entries({ host: 'shop', ...headers }).map(([name, value]) => `${name}: ${value}`);
  socket.write([`POST ${path} HTTP/1.1`, ...lines, '', body].join('\r\n'));
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return { status: Number(/ (\d+)/.exec(answer)?.[1]), ends: /^connection: close\r/im.test(answer) };
}

const quotes = '/api/v1/email/quote';
const nested = (levels: number) => `{"a":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`;
const quoteOf = (productDetails: string) =>
  JSON.stringify(quoteForTest({ productDetails: null })).replace(
    '"productDetails":null',
    `"productDetails":${productDetails}`,
  );

const tooDeep = 'The body must not be nested deeper than 16 levels.';
const tooMany = 'The body must not have more than 10000 values.';
const noJson = "Body is not valid JSON but content-type is set to 'application/json'";

test.each([
  [quotes, nested(17), tooDeep],
  ['/api/v1/email', nested(30_000), tooDeep],
  ['/api/v1/email', '{"__proto__":{"a":1}}', noJson],
  ['/api/v1/email/subscribe', nested(1_900), tooDeep],
  [quotes, quoteOf(`[${'{},'.repeat(20_000)}{}]`), tooMany],
  [quotes, quoteOf(`[${'{},'.repeat(4_900)}{}]`), 'productDetails must not have more than 500 products.'],
])('%s refuses an impossible message (%#)', async (path, body, message) => {
  expect(await post(path, body)).toEqual({ status: 400, message });
});

test('counts no brackets and values within texts', async () => {
  const description = `${'[{"\\'.repeat(1_000)}${','.repeat(6_000)}`;
  const { message } = await post(
    '/api/v1/email/subscribe',
    JSON.stringify({ description: '[{"\\'.repeat(99) }),
  );
  expect(message).toBe('email is required.');
  expect(await post(quotes, JSON.stringify(quoteForTest({ description, name: '' })))).toEqual({
    status: 400,
    message: 'name is required.',
  });
});

test.each([
  [quotes, 160 * 1024],
  ['/api/v1/email', 64 * 1024],
  ['/api/v1/email/subscribe', 4 * 1024],
  ['/no-such-address', 4 * 1024],
])('%s takes so many bytes, and refuses one more before it arrives', async (path, most) => {
  const envelope = JSON.stringify({ text: '' }).length;
  expect((await post(path, JSON.stringify({ text: 'x'.repeat(most - envelope) }))).status).not.toBe(413);
  expect(await answerTo(path, { ...json, 'content-length': String(most + 1) }, '{')).toEqual({
    status: 413,
    ends: true,
  });
  const chunk = `${(most + 1).toString(16)}\r\n${' '.repeat(most + 1)}\r\n`;
  expect(await answerTo(path, { ...json, 'transfer-encoding': 'chunked' }, chunk)).toEqual({
    status: 413,
    ends: true,
  });
});

test.each([
  ['is too large', JSON.stringify({ text: 'x'.repeat(200_000) }), json, 413],
  ['is too deep', nested(100), json, 400],
  ['is no JSON', '{', json, 400],
  ['is empty', '', json, 400],
  ['is text', 'text', { 'content-type': 'text/plain' }, 400],
  ['is of a type that nobody reads', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['lacks what is required', '{}', json, 400],
])('a body that %s counts like any other', async (_, body, headers, status) => {
  for (let turn = 0; turn < 10; turn += 1) expect((await post(quotes, body, headers)).status).toBe(status);
  expect((await post(quotes, body, headers)).status).toBe(429);
});

test('refuses a body beyond the limit before it arrives', async () => {
  for (let turn = 0; turn < 10; turn += 1) await post(quotes, '{}');
  expect(await answerTo(quotes, { ...json, 'content-length': '200000' }, '{')).toEqual({
    status: 429,
    ends: true,
  });
  expect(await answerTo(quotes, { ...json, 'transfer-encoding': 'chunked' }, '')).toEqual({
    status: 429,
    ends: true,
  });
  expect(await answerTo(quotes, { ...json, 'content-length': '200' }, '{')).toEqual({
    status: 429,
    ends: false,
  });
});
