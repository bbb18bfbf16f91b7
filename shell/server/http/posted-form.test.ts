import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createStaticHandler } from 'react-router-dom';
import { contentRoute } from '../../src/content/content-routes';
import { storefrontRoutes } from '../../src/routes';
import { postedForm, readsForm } from './posted-form';

const urlencoded = 'application/x-www-form-urlencoded';
const megabyte = 'x'.repeat(1_048_576);

/** A form that is posted, and how many of its pieces were taken. */
function post(contentType: string, pieces: readonly string[], signal = new AbortController().signal) {
  let taken = 0;
  function* body() {
    for (const piece of pieces) {
      taken += 1;
      yield Buffer.from(piece);
    }
  }
  const message = Object.assign(Readable.from(body(), { highWaterMark: 1 }), {
    headers: { 'content-type': contentType },
  });
  const asked = new Request('http://shop.test/lab', {
    method: 'POST',
    headers: { referer: 'http://shop.test/lab' },
    signal,
  });
  const read = postedForm(message as unknown as IncomingMessage, {} as ServerResponse, asked);
  return { read, taken: () => taken, message };
}

/** A form as a browser sends it. */
async function sentAs(form: FormData) {
  const response = new Response(form);
  return { type: response.headers.get('content-type') ?? '', body: await response.text() };
}

test('reads a form once, on demand, and lets the action read it any number of times', async () => {
  const { read, taken } = post(urlencoded, ['list=cart&', 'id=a%20b&', '&id=%zz']);
  expect(taken()).toBe(0);
  const request = await read();
  expect(await read()).toBe(request);
  const form = await request.formData();
  expect([...form]).toEqual([
    ['list', 'cart'],
    ['id', 'a b'],
    ['id', '%zz'],
  ]);
  for (const same of [request, request.clone(), request.withSignal(AbortSignal.abort())])
    expect(await same.formData()).toBe(form);
  expect(request.withSignal(AbortSignal.abort()).signal.aborted).toBe(true);
  for (const same of [request.clone(), request.withSignal(new AbortController().signal), request])
    expect(await same.text()).toBe('list=cart&id=a%20b&&id=%zz');
  expect([request.method, request.headers.get('referer')]).toEqual(['POST', 'http://shop.test/lab']);
});

test('reads a form with a file, and lets the action read the raw body', async () => {
  const sent = new FormData();
  sent.append('lines', 'G-1');
  sent.append('file', new File(['G-2'], 'list.csv'));
  const { type, body } = await sentAs(sent);
  const shouted = type.replace(/^[^;]+/, 'Multipart/Form-Data');
  const request = await post(shouted, [body]).read();
  const form = await request.formData();
  expect(form.get('lines')).toBe('G-1');
  await expect((form.get('file') as File).text()).resolves.toBe('G-2');
  expect(Buffer.from(await request.clone().arrayBuffer()).toString()).toBe(body);
  expect((await request.clone().blob()).size).toBe(body.length);
  expect(await new Response(request.body).text()).toBe(body);
});

test.each([
  [urlencoded, 1, 'shorten it'],
  ['multipart/form-data; boundary=a', 4, 'choose a smaller file'],
])('stops reading a form (%s) at %i MB', async (type, limit, remedy) => {
  const start = '--a\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  const { read, taken } = post(type, [start, ...Array<string>(40).fill(megabyte)]);
  await expect(read()).rejects.toMatchObject({
    status: 413,
    message: `This form is too large. Go back in your browser to find what you typed, and ${remedy}.`,
  });
  expect(taken()).toBeLessThanOrEqual(limit + 3);
});

test('reads nothing of a form with too large a content-length', async () => {
  const { read, taken, message } = post(urlencoded, ['a=b']);
  Object.assign(message.headers, { 'content-length': '1048577' });
  await expect(read()).rejects.toMatchObject({ status: 413 });
  expect(taken()).toBe(0);
});

const part = (name: string, text: string) =>
  `--a\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`;
test.each([
  [urlencoded, (text: string) => `a=${text.replaceAll('<', '%3C')}`],
  ['multipart/form-data; boundary=a', (text: string) => `${part('a', text)}--a--\r\n`],
])('reads texts of a form (%s) of the maximum length, and no longer ones', async (type, body) => {
  const longest = '<'.repeat(256 * 1024 - 1);
  await expect(post(type, [body(longest)]).read()).resolves.toBeInstanceOf(Request);
  await expect(post(type, [body(`${longest}<`)]).read()).rejects.toMatchObject({
    status: 413,
    message: expect.stringMatching(/Go back .* and shorten it\.$/),
  });
});

test('bytes of files are no texts', async () => {
  const sent = new FormData();
  sent.append('file', new File(['<'.repeat(1_000_000)], 'list.csv'));
  const { type, body } = await sentAs(sent);
  await expect(post(type, [body]).read()).resolves.toBeInstanceOf(Request);
});

test.each([
  [urlencoded, 'a=b&', ''],
  [
    'multipart/form-data; boundary=a',
    '--a\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n',
    '--a--\r\n',
  ],
])('refuses a form (%s) with too many fields', async (type, field, end) => {
  const sent = (fields: number) => post(type, [field.repeat(fields), end]).read();
  expect([...(await (await sent(999)).formData())]).toHaveLength(999);
  await expect(sent(1_001)).rejects.toMatchObject({
    status: 400,
    message: 'This form has more than 1,000 fields.',
  });
});

test('refuses a malformed form', async () => {
  await expect(post('multipart/form-data; boundary=a', ['--another']).read()).rejects.toMatchObject({
    status: 400,
    message: 'This form cannot be read.',
  });
});

test('a visitor who leaves meanwhile causes no error', async () => {
  const gone = new AbortController();
  const { read, message } = post(urlencoded, ['a=b'], gone.signal);
  gone.abort();
  message.destroy(new Error('aborted'));
  await expect(read()).rejects.toMatchObject({ name: 'AbortError' });
});

const action = () => null;
const handler = createStaticHandler([
  {
    path: '/',
    children: [
      { path: 'lab', action },
      { path: 'archive', action, handle: { takesFiles: true } },
      { path: 'reviews', handle: { takesFiles: true }, children: [{ path: 'new', action }] },
      { path: 'text' },
    ],
  },
]);
const posted = (path: string, body: FormData | URLSearchParams) =>
  readsForm(new Request(`http://shop.test${path}`, { method: 'POST', body }), handler);

test.each(['/lab', '/reviews/new'])('refuses a form with files at %s, which takes none', (path) => {
  expect(() => posted(path, new FormData())).toThrow(expect.objectContaining({ status: 415 }));
  expect(posted(path, new URLSearchParams('a=b'))).toBe(true);
});

test('accepts a form with files at a page that takes them', () => {
  expect(posted('/archive', new FormData())).toBe(true);
});

// The router has its own answers where there is no action, and where nothing is.
test.each(['/text', '/nowhere'])('does not read a form for %s, whatever it contains', (path) => {
  for (const form of [new FormData(), new URLSearchParams('a=b')]) expect(posted(path, form)).toBe(false);
});

test('does not read a form if its answer does not depend on it', () => {
  const shop = createStaticHandler(
    storefrontRoutes({ remote: 'lab', release: undefined, module: null, paths: ['/lab'] }, null),
  );
  const form = { method: 'POST', body: new FormData() };
  for (const path of ['/lab', '/no-such'])
    expect(readsForm(new Request(`http://shop.test${path}`, form), shop)).toBe(false);
});

test('does not read the multipart form by which a mail program unsubscribes', () => {
  const shop = createStaticHandler(storefrontRoutes(null, contentRoute));
  const form = { method: 'POST', body: new FormData() };
  expect(readsForm(new Request('http://shop.test/newsletter/unsubscribe?token=1f0c', form), shop)).toBe(
    false,
  );
});

test('a GET has no form', () => {
  expect(readsForm(new Request('http://shop.test/lab'), handler)).toBe(false);
});
