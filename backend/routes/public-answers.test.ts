import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { publicAnswers } from './public-answers';

let answer: unknown;
let server: FastifyInstance;

beforeEach(async () => {
  answer = { data: 'gloves '.repeat(1_000) };
  server = Fastify();
  await publicAnswers(server, (headers) => headers['x-shell-secret'] === 'right');
  server.get('/gloves', async (_request, reply) =>
    answer === null ? reply.code(404).send({ message: 'None.' }) : answer,
  );
});
afterEach(() => server.close());

const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  server.inject({ method, url: '/gloves', headers });

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('a visitor that accepts %s gets %s', async (accepted, encoding, decode) => {
  const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=2',
    vary: 'Origin, accept-encoding',
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(JSON.parse(decode(rawPayload).toString())).toEqual(answer);
});

test('the shell, and small answers, are not worth it', async () => {
  const fromShell = await ask({ 'accept-encoding': 'br', 'x-shell-secret': 'right' });
  expect([fromShell.headers['content-encoding'], fromShell.json()]).toEqual([undefined, answer]);
  answer = { data: [] };
  expect((await ask({ 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test('an answer that a visitor has is not sent again, in whatever encoding, until it changes', async () => {
  const tag = String((await ask()).headers.etag);
  const same = await ask({ 'if-none-match': tag, 'accept-encoding': 'gzip' });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  expect(same.headers).toMatchObject({ etag: tag, 'cache-control': 'public, max-age=0, s-maxage=2' });
  answer = { data: 'masks' };
  expect((await ask({ 'if-none-match': tag })).json()).toEqual(answer);
});

test('HEAD has no body, and a failure stays in no cache', async () => {
  expect(await ask({ 'accept-encoding': 'br' }, 'HEAD')).toMatchObject({ statusCode: 200, body: '' });
  answer = null;
  const { statusCode, headers } = await ask();
  expect([statusCode, headers['cache-control']]).toEqual([404, undefined]);
});
