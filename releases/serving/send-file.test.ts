import { once } from 'node:events';
import fs from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { ask } from '../testing/ask';
import { guardedServer } from './guarded-server';
import { sendFile } from './send-file';

const folder = temporaryFolder();
const ten = '0123456789';
const failed = jest.fn();
const server = guardedServer({
  async answer(message, response) {
    const [path = '', query] = (message.url ?? '').slice(1).split('?');
    const file = { folder, path, isImmutable: query === 'immutable', headers: { 'x-own': 'yes' } };
    if (!(await sendFile(message, response, file))) response.writeHead(404).end();
  },
  failed(error, _, response) {
    failed(error);
    if (response.headersSent) response.destroy();
    else response.writeHead(500).end();
  },
  unreadable: () => ({ headers: {}, body: '' }),
  logError() {},
});
let port: number;

beforeAll(async () => {
  await writeFile(join(folder, 'ten.svg'), ten);
  await writeFile(join(folder, 'empty.js'), '');
  await writeFile(join(folder, 'code.js'), 'var a = 1;'.repeat(50));
  await writeFile(join(folder, 'code.js.br'), brotliCompressSync('var a = 1;'.repeat(50)));
  await writeFile(join(folder, 'code.js.gz'), gzipSync('var a = 1;'.repeat(50)));
  for (const name of ['badge.css', 'release.json', 'data.bin', '.hidden'])
    await writeFile(join(folder, name), name);
  await mkdir(join(folder, 'folder.js'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});
afterEach(() => failed.mockReset());

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  ask(port, path, headers, method);

test.each([
  ['bytes=0-4', 206, '01234', 'bytes 0-4/10'],
  ['bytes=-11', 200, ten, undefined],
  ['bytes=10-', 416, '', 'bytes */10'],
  ['bytes=-0', 416, '', 'bytes */10'],
  ['bytes=0-0,5-6', 200, ten, undefined],
])('Range: %.40s', async (range, status, body, contentRange) => {
  const answer = await get('/ten.svg', { range });
  expect([answer.status, answer.body, answer.headers['content-range']]).toEqual([status, body, contentRange]);
  expect(answer.headers).toMatchObject({
    'content-length': `${body.length}`,
    'x-content-type-options': 'nosniff',
  });
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ['badge.css', 'text/css; charset=utf-8'],
  ['release.json', 'application/json; charset=utf-8'],
  ['data.bin', 'application/octet-stream'],
])('%s has the type %s', async (name, type) => {
  const { headers, body } = await get(`/${name}`, { 'accept-encoding': 'br, gzip' });
  expect([headers['content-type'], headers['content-encoding'], body]).toEqual([type, undefined, name]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['identity', undefined],
  ['brotli, gzipped', undefined],
])('a client that accepts %s gets the encoding %s', async (accepted, encoding) => {
  const { headers } = await get('/code.js', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers['content-type']]).toEqual([
    encoding,
    'text/javascript; charset=utf-8',
  ]);
});

test('a range counts bytes of the encoded file', async () => {
  const whole = await get('/code.js', { 'accept-encoding': 'br' });
  const part = await get('/code.js', { 'accept-encoding': 'br', range: 'bytes=0-1' });
  expect(part.headers).toMatchObject({
    'content-encoding': 'br',
    'content-range': `bytes 0-1/${whole.headers['content-length']}`,
  });
});

test('sends an empty file, and no range of it', async () => {
  expect(await get('/empty.js')).toMatchObject({ status: 200, body: '' });
  expect((await get('/empty.js', { range: 'bytes=0-' })).status).toBe(416);
});

test('answers 304 for an unchanged file', async () => {
  for (const encoding of ['identity', 'br']) {
    const headers = { 'accept-encoding': encoding };
    const { etag } = (await get('/code.js', headers)).headers;
    const again = await get('/code.js', { ...headers, 'if-none-match': String(etag) });
    expect([again.status, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({
      etag,
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=3600',
    });
  }
});

test('sends no validators for an immutable file', async () => {
  const { status, headers } = await get('/code.js?immutable', { 'accept-encoding': 'br' });
  expect(status).toBe(200);
  expect(Object.keys(headers).toSorted()).toEqual([
    'cache-control',
    'connection',
    'content-encoding',
    'content-length',
    'content-type',
    'date',
    'keep-alive',
    'vary',
    'x-content-type-options',
    'x-own',
  ]);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('a failed precondition is a 412 that is not cached', async () => {
  const { status, headers } = await get('/ten.svg', { 'if-match': '"another"' });
  expect([status, headers['cache-control']]).toEqual([412, 'no-store']);
});

test('HEAD of a range has its headers', async () => {
  const { status, headers, body } = await get('/ten.svg', { range: 'bytes=2-3' }, 'HEAD');
  expect([status, headers['content-length'], body]).toEqual([206, '2', '']);
});

test.each(['/', '/folder.js', '/code.js/x', '/.hidden', '/../x', '/%2e%2e/x', `/${'x'.repeat(5000)}`])(
  '%s is a 404',
  async (path) => {
    expect((await get(path)).status).toBe(404);
    expect(failed).not.toHaveBeenCalled();
  },
);

/** Opens files as when none may be opened any more, or they go in the moment between. */
function openingFails(code: string) {
  jest.spyOn(fs, 'open').mockImplementation(((_path: string, ...rest: unknown[]) => {
    const callback = rest.at(-1) as (error: Error) => void;
    process.nextTick(callback, Object.assign(new Error(code), { code }));
  }) as typeof fs.open);
}

test.each([
  ['EMFILE', 500],
  ['EACCES', 500],
  ['ENOENT', 404],
])('answers if a file cannot be opened (%s)', async (code, status) => {
  openingFails(code);
  expect((await get('/code.js', { 'accept-encoding': 'br' })).status).toBe(status);
  jest.restoreAllMocks();
  expect((await get('/code.js')).status).toBe(200);
});

test('an error while reading a file costs only the connection', async () => {
  jest.spyOn(fs, 'read').mockImplementation(((...words: unknown[]) => {
    const callback = words.at(-1) as (error: Error) => void;
    process.nextTick(callback, Object.assign(new Error('EIO'), { code: 'EIO' }));
  }) as typeof fs.read);
  await expect(get('/ten.svg')).rejects.toThrow();
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'EIO' }));
  jest.restoreAllMocks();
  expect((await get('/ten.svg')).body).toBe(ten);
});

test('a visitor who leaves midway is no error', async () => {
  await writeFile(join(folder, 'large.js'), Buffer.alloc(8 * 1024 * 1024));
  const [response] = (await once(
    request({ host: '127.0.0.1', port, path: '/large.js' }).end(),
    'response',
  )) as [Readable];
  const connections = () => new Promise<number>((resolve) => server.getConnections((_, n) => resolve(n)));
  const before = await connections();
  response.destroy();
  while ((await connections()) >= before) await new Promise(setImmediate);
  expect((await get('/ten.svg')).body).toBe(ten);
  expect(failed).not.toHaveBeenCalled();
});
