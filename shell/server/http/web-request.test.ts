import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { webRequest } from './web-request';

const form = 'application/x-www-form-urlencoded';
const megabyte = 'x'.repeat(1_048_576);

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

/** A form as a browser sends it. */
async function sentAs(form: FormData) {
  const response = new Response(form);
  const headers = { 'content-type': response.headers.get('content-type') ?? '', origin: 'http://shop.test' };
  return { headers, body: [await response.text()] };
}

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

test('a form with a file is read', async () => {
  const sent = new FormData();
  sent.append('lines', 'G-1');
  sent.append('file', new File(['G-2'], 'list.csv'));
  const { headers, body } = await sentAs(sent);
  const shouted = {
    ...headers,
    'content-type': headers['content-type'].replace(/^[^;]+/, 'Multipart/Form-Data'),
  };
  const form = await (await request('POST', '/lab', shouted, body)).formData();
  expect(form.get('lines')).toBe('G-1');
  await expect((form.get('file') as File).text()).resolves.toBe('G-2');
});

test('a form with files is refused beyond 4 MB, from another site, and where it cannot be read', async () => {
  const sent = new FormData();
  sent.append('file', new File([megabyte, megabyte, megabyte], 'list.csv'));
  const { headers, body } = await sentAs(sent);
  await expect(request('POST', '/lab', headers, body)).resolves.toBeInstanceOf(Request);
  const cases: [Record<string, string>, readonly string[], number][] = [
    [headers, [...body, megabyte], 413],
    [{ ...headers, origin: 'https://evil.example' }, body, 403],
    [headers, ['--another'], 400],
  ];
  for (const [said, pieces, status] of cases)
    await expect(request('POST', '/lab', said, pieces)).rejects.toMatchObject({ status });
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

test('a form beyond 1 MB is refused', async () => {
  const headers = { 'content-type': form, origin: 'http://shop.test' };
  await expect(request('POST', '/cart', headers, [megabyte])).resolves.toBeInstanceOf(Request);
  await expect(request('POST', '/cart', headers, [megabyte, 'x'])).rejects.toMatchObject({
    status: 413,
    message: 'This form is too large. Go back in your browser to find what you typed, and shorten it.',
  });
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
