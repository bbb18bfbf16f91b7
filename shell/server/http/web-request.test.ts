import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { webRequest } from './web-request';

const form = 'application/x-www-form-urlencoded';

const request = (
  method: string,
  url: string,
  headers: Record<string, string> = {},
  body: readonly string[] = [],
) =>
  webRequest(
    Object.assign(Readable.from(body.map((piece) => Buffer.from(piece))), {
      method,
      url,
      headers: { host: 'shop.test', ...headers },
    }) as unknown as IncomingMessage,
    new AbortController().signal,
  );

test('an address is read against the host that was asked', async () => {
  expect((await request('GET', '/shop?page=2')).url).toBe('http://shop.test/shop?page=2');
  await expect(request('GET', '/shop', { host: 'a:b@shop.test' })).rejects.toMatchObject({ status: 400 });
});

test('a form of this site is read', async () => {
  const post = await request('POST', '/cart', { 'content-type': form, 'sec-fetch-site': 'same-origin' }, [
    'list=cart&',
    'id=a%20b',
  ]);
  expect([...(await post.formData())]).toEqual([
    ['list', 'cart'],
    ['id', 'a b'],
  ]);
});

test('a form says which page it was on', async () => {
  const headers = { 'content-type': form, 'sec-fetch-site': 'same-origin', referer: 'http://shop.test/shop' };
  expect((await request('POST', '/newsletter', headers)).headers.get('referer')).toBe(
    'http://shop.test/shop',
  );
});

test.each([
  ['DELETE', {}, 405],
  ['POST', { 'content-type': form, 'sec-fetch-site': 'cross-site' }, 403],
  ['POST', { 'content-type': form, 'sec-fetch-site': 'same-site' }, 403],
  ['POST', { 'content-type': form, origin: 'https://evil.example' }, 403],
  ['POST', { 'content-type': form, origin: 'null' }, 403],
  ['POST', { 'content-type': 'text/plain' }, 415],
])('%s with %j is refused', async (method, headers, status) => {
  await expect(request(method, '/cart', headers)).rejects.toMatchObject({ status });
});

const megabyte = 'x'.repeat(1_048_576);

test('a form beyond 1 MB is refused', async () => {
  const headers = { 'content-type': form, origin: 'http://shop.test' };
  await expect(request('POST', '/cart', headers, [megabyte])).resolves.toBeInstanceOf(Request);
  await expect(request('POST', '/cart', headers, [megabyte, 'x'])).rejects.toMatchObject({ status: 413 });
});

test.each([
  [20, 20],
  [60, 33],
])('of a form of %i MB %i are read before it is refused', async (sent, read) => {
  let taken = 0;
  function* pieces() {
    while (taken < sent) {
      taken += 1;
      yield Buffer.from(megabyte);
    }
  }
  const message = Object.assign(Readable.from(pieces(), { highWaterMark: 1 }), {
    method: 'POST',
    url: '/cart',
    headers: { host: 'shop.test', 'content-type': form, origin: 'http://shop.test' },
  }) as unknown as IncomingMessage;
  await expect(webRequest(message, new AbortController().signal)).rejects.toMatchObject({ status: 413 });
  expect(taken).toBe(read);
});
