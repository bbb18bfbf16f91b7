import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { heardEvents } from 'log/testing/heard-events';
import { type ArtefactHost, startArtefactHost } from './artefact-host';

const folder = join(temporaryFolder(), 'cart');
const code = 'var cart_1_0_3 = { get() {}, init() {} };';
let host: ArtefactHost;

beforeAll(async () => {
  await mkdir(join(folder, '1.0.3/browser'), { recursive: true });
  await writeFile(join(folder, '1.0.3/container.js'), code);
  await writeFile(join(folder, '1.0.3/container.js.br'), brotliCompressSync(code));
  await writeFile(join(folder, '1.0.3/container.js.gz'), gzipSync(code));
  for (const name of ['badge.css', 'release.json', 'picture.png', 'data.bin', '.hidden']) {
    await writeFile(join(folder, '1.0.3', name), name);
  }
  await writeFile(join(folder, '../secret.js'), 'secret');
  host = await startArtefactHost({ folder, port: 0 });
});
afterAll(() => host.close());

/** Sends the path as it is: `fetch` would take the dots out. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port: host.port, path, method, headers },
        async (response) => {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part);
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) });
        },
      );
      asked.on('error', reject).end();
    },
  );
}

test('serves a file to any origin, for ever', async () => {
  const { status, headers, body } = await get('/1.0.3/container.js');
  expect([status, body.toString()]).toEqual([200, code]);
  expect(headers).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': `${code.length}`,
    'content-type': 'text/javascript; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['badge.css', 'text/css; charset=utf-8'],
  ['release.json', 'application/json; charset=utf-8'],
  ['picture.png', 'image/png'],
  ['data.bin', 'application/octet-stream'],
])('%s is %s', async (name, type) => {
  const { headers, body } = await get(`/1.0.3/${name}`, { 'accept-encoding': 'br, gzip' });
  expect([headers['content-type'], headers['content-encoding'], body.toString()]).toEqual([
    type,
    undefined,
    name,
  ]);
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ['gzip', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Buffer) => bytes],
  ['brotli, gzipped', undefined, (bytes: Buffer) => bytes],
])('to those who accept %s it sends %s', async (accepted, encoding, decode) => {
  const { headers, body } = await get('/1.0.3/container.js?x=1', { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(decode(body).toString()).toBe(code);
});

test('HEAD has the headers of GET and no body', async () => {
  const { status, headers, body } = await get('/1.0.3/container.js', {}, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, `${code.length}`, 0]);
});

test('OPTIONS says what is possible, other methods are refused', async () => {
  const options = await get('/1.0.3/container.js', {}, 'OPTIONS');
  expect(options.status).toBe(204);
  expect(options.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
  const put = await get('/1.0.3/container.js', {}, 'PUT');
  expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test.each([
  '/',
  '/1.0.3',
  '/1.0.3/',
  '/1.0.3/browser',
  '/1.0.3/lost.js',
  '/1.0.3/container.js/x',
  '/1.0.3/.hidden',
  '/../secret.js',
  '/1.0.3/../../secret.js',
  '/1.0.3/%2e%2e/%2e%2e/secret.js',
  '/..%2fsecret.js',
  '/..\\secret.js',
  '//etc/passwd',
  '/%',
  '/%00',
  `/${'x'.repeat(5000)}`,
])('%s is a plain 404 that nobody keeps', async (path) => {
  const { status, headers, body } = await get(path);
  expect([status, body.toString()]).toEqual([404, 'There is no such file.\n']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
});

test('serves a release that is published while it runs, even after a 404 for it', async () => {
  expect((await get('/1.0.4/release.json')).status).toBe(404);
  await mkdir(join(folder, '1.0.4'));
  await writeFile(join(folder, '1.0.4/release.json'), '{}');
  expect((await get('/1.0.4/release.json')).status).toBe(200);
});

test('a file that cannot be read is said without saying how it went wrong', async () => {
  const events = heardEvents();
  await symlink('loop.js', join(folder, '1.0.3/loop.js'));
  const { status, body } = await get('/1.0.3/loop.js');
  expect([status, body.toString()]).toEqual([500, 'The file could not be read.\n']);
  expect(events).toMatchObject([{ level: 'error', address: '/1.0.3/loop.js' }]);
});

test('a port in use is refused', async () => {
  await expect(startArtefactHost({ folder, port: host.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('closes though one visitor keeps a connection and another never asks', async () => {
  const other = await startArtefactHost({ folder, port: 0 });
  await fetch(`http://localhost:${other.port}/1.0.3/release.json`).then((response) => response.text());
  const silent = connect(other.port, '127.0.0.1');
  await once(silent, 'connect');
  await other.close();
  await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow();
});
