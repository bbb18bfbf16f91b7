import { once } from 'node:events';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { captureEvents } from 'log/testing/capture-events';
import { ask } from '../testing/ask';
import { type AssetServer, assetServerPort, startAssetServer } from './asset-server';

const folder = join(temporaryFolder(), 'cart');
const code = 'var cart_1_0_3 = { get() {}, init() {} };';
let host: AssetServer;

beforeAll(async () => {
  await mkdir(join(folder, '1.0.3'), { recursive: true });
  await writeFile(join(folder, '1.0.3/container.js'), code);
  await writeFile(join(folder, '1.0.3/release.json'), '{}');
  await writeFile(join(folder, '../secret.js'), 'secret');
  host = await startAssetServer({ folder, port: 0 });
});
afterAll(() => host.close());

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  ask(host.port, path, headers, method);

test('serves a file to any origin, to be cached for ever', async () => {
  const { status, headers, body } = await get('/1.0.3/container.js?x=1');
  expect([status, body]).toEqual([200, code]);
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

test('OPTIONS lists the methods, others are refused', async () => {
  const options = await get('/1.0.3/container.js', {}, 'OPTIONS');
  expect(options.status).toBe(204);
  expect(options.headers['access-control-allow-methods']).toBe('GET, HEAD, OPTIONS');
  const put = await get('/1.0.3/container.js', {}, 'PUT');
  expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
});

test.each(['/', '/1.0.3/lost.js', '/1.0.3/../../secret.js', '//etc/passwd'])(
  '%s is a plain 404 that is not cached',
  async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body]).toEqual([404, 'There is no such file.\n']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' });
  },
);

test('serves a release that is published while it runs, even after a 404 for it', async () => {
  expect((await get('/1.0.4/release.json')).status).toBe(404);
  await mkdir(join(folder, '1.0.4'));
  await writeFile(join(folder, '1.0.4/release.json'), '{}');
  expect((await get('/1.0.4/release.json')).status).toBe(200);
});

test('answers for an unreadable file without details', async () => {
  const events = captureEvents();
  await symlink('loop.js', join(folder, '1.0.3/loop.js'));
  const { status, body } = await get('/1.0.3/loop.js');
  expect([status, body]).toEqual([500, 'The file could not be read.\n']);
  expect(events).toMatchObject([{ level: 'error', address: '/1.0.3/loop.js' }]);
});

test('closes despite an idle connection and one without a request', async () => {
  const other = await startAssetServer({ folder, port: 0 });
  await fetch(`http://localhost:${other.port}/1.0.3/release.json`).then((response) => response.text());
  const silent = connect(other.port, '127.0.0.1');
  await once(silent, 'connect');
  await other.close();
  await expect(fetch(`http://127.0.0.1:${other.port}/`)).rejects.toThrow();
});

describe('its port', () => {
  test('is the configured port, or that of the default run', () => {
    expect(assetServerPort('cart', {})).toBe(3002);
    expect(assetServerPort('cart', { ARTEFACT_PORT: '' })).toBe(3002);
    expect(assetServerPort('cart', { ARTEFACT_PORT: '4160' })).toBe(4160);
    expect(assetServerPort('cart', { ARTEFACT_PORT: '0' })).toBe(0);
  });

  test('must be configured for a remote outside of this workspace', () => {
    expect(assetServerPort('lab', { ARTEFACT_PORT: '4160' })).toBe(4160);
    expect(() => assetServerPort('lab', {})).toThrow("There is no remote 'lab'");
  });

  test.each(['many', '-1', '65536', '30.5', '3e3', ' '])('refuses %j', (text) => {
    expect(() => assetServerPort('cart', { ARTEFACT_PORT: text })).toThrow(
      `ARTEFACT_PORT must be a port from 0 to 65535, not '${text}'.`,
    );
  });
});
