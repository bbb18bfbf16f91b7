import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  ATTR_ERROR_TYPE,
  ATTR_HTTP_REQUEST_METHOD,
  ATTR_HTTP_RESPONSE_STATUS_CODE,
  ATTR_HTTP_ROUTE,
  ATTR_URL_PATH,
  ATTR_URL_SCHEME,
} from '@opentelemetry/semantic-conventions';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { captureEvents } from 'log/testing/capture-events';
import { signPreview } from 'releases/preview/preview';
import { ensurePreviewKeys } from 'releases/preview/preview-key';
import type { ReleaseMap } from 'releases/release-map/release-map';
import { releasesIn } from 'releases/stores/releases';
import type { DocumentSources } from './document/document-inputs';
import { routeHandler } from './document/route-handler';
import type { PublicAddress } from './http/forwarded';
import { peerHeader } from './http/supervisor-headers';
import { ask, sendBytes } from './http/testing/ask';
import { listening, portOf } from './http/testing/served';
import { createPreviews } from './preview/previews';
import { createSearchEngineFiles } from './search-engines/search-engine-files';
import { createPolicyReports } from './security/policy-reports';
import { keptSpans } from './tracing/testing/kept-spans';
import { traceBy } from './tracing/traced';
import { createWorkerServer } from './worker-server';

const folder = temporaryFolder();
const nobody = trustedProxies();
const loopback = trustedProxies('loopback');
const recentBuilds = join(folder, 'releases/_shell');
const paths: ReleaseMap['paths'] = { lab: ['/lab', '/lab/:id'] };

beforeAll(() => {
  for (const [part, file] of [
    ['browser', 'main.js'],
    ['public', 'favicon.svg'],
  ] as const) {
    mkdirSync(join(folder, part));
    writeFileSync(join(folder, part, file), 'whole');
  }
  mkdirSync(recentBuilds, { recursive: true });
  writeFileSync(join(recentBuilds, 'main.js'), 'of another build');
  writeFileSync(join(recentBuilds, 'older.js'), 'older');
  writeFileSync(join(recentBuilds, 'older.js.br'), brotliCompressSync('older'));
  writeFileSync(join(folder, 'releases/preview.key'), 'secret');
});
beforeEach(() => {
  captureEvents();
});
afterEach(() => {
  traceBy(null);
  jest.restoreAllMocks();
});

/** A shell whose documents fail: these tests are about everything else. */
async function start(visible: PublicAddress = { trustProxy: nobody }, assigned = paths): Promise<number> {
  const unreachable = () => Promise.reject(new Error('down'));
  const server = createWorkerServer({
    folder,
    recentBuildsFolder: recentBuilds,
    sources: {
      visible,
      addresses: {},
      releaseMap: () => ({ paths: assigned }),
      connectionsFor: () => ({}),
      routeHandler,
      cellReleases: () => [],
      previews: createPreviews(folder, visible),
    } as unknown as DocumentSources,
    searchEngineFiles: createSearchEngineFiles(
      { settings: unreachable, posts: unreachable, mainCategories: unreachable, listProducts: unreachable },
      visible,
    ),
    answerPolicyReport: createPolicyReports(() => {}),
    liveReload: null,
  });
  return portOf(await listening(server));
}

const get = (port: number, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(port, path, { headers, method });

const everything = [
  ['GET', '//evil.example/lab', 301],
  ['GET', '/Lab/?page=2', 308],
  ['HEAD', '/Lab/?page=2', 308],
  ['POST', '/Cart/', 415],
  ['GET', '/_shell/main.js', 200],
  ['GET', '/_shell/none.js', 404],
  ['GET', '/favicon.svg', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/sitemap.xml', 503],
  ['GET', '/_reports', 405],
  ['PUT', '/lab', 405],
  ['GET', '/lab', 500],
  ['GET', '/%', 500],
] as const;

test.each(everything)(
  '%s %s, a %i, is sent with nosniff, and with HSTS at an https origin',
  async (method, path, status) => {
    const answer = await get(await start(), path, {}, method);
    expect([answer.status, answer.headers['x-content-type-options']]).toEqual([status, 'nosniff']);
    expect(answer.headers['strict-transport-security']).toBeUndefined();
    const port = await start({ origin: 'https://shop.test', trustProxy: nobody });
    const { headers } = await get(port, path, { host: 'shop.test' }, method);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  },
);

describe("the shell's browser files", () => {
  const forEver = {
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'accept-encoding',
  };

  test.each([
    ['main.js', 'whole'],
    ['older.js', 'older'],
  ])('%s is served to pages of any build and origin, for ever', async (name, body) => {
    const port = await start();
    expect(await get(port, `/_shell/${name}`)).toMatchObject({ status: 200, headers: forEver, body });
    const head = await get(port, `/_shell/${name}`, {}, 'HEAD');
    expect(head).toMatchObject({ status: 200, headers: forEver, body: '' });
    const part = await get(port, `/_shell/${name}`, { range: 'bytes=-2' });
    expect(part).toMatchObject({ status: 206, headers: forEver, body: body.slice(-2) });
  });

  test('of another build are sent compressed too', async () => {
    const headers = { 'accept-encoding': 'gzip, br' };
    const answer = await get(await start(), '/_shell/older.js', headers);
    expect(answer).toMatchObject({ status: 200, headers: { ...forEver, 'content-encoding': 'br' } });
  });

  test.each([
    ['GET', '/_shell/'],
    ['GET', '/_shell/none.js'],
    ['GET', '/_shell/.hidden'],
    ['GET', '/_shell/older.js/'],
    ['GET', '/_shell/../preview.key'],
    ['GET', '/_shell/%2e%2e/preview.key'],
    ['GET', '/_shell/..%2fpreview.key'],
    ['GET', '/_shell/..\\preview.key'],
    ['POST', '/_shell/older.js'],
  ])('%s %s is a 404 that is not cached', async (method, path) => {
    const { status, headers, body } = await get(await start(), path, {}, method);
    expect([status, body]).toEqual([404, 'There is no such file.\n']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  });
});

test('only a trusted proxy sets the host and the scheme', async () => {
  const headers = {
    'x-forwarded-host': 'shop.test',
    'x-forwarded-proto': 'https',
    [peerHeader]: '127.0.0.1',
  };
  const robots = async (visible: PublicAddress) => {
    const { body, headers: answered } = await get(await start(visible), '/robots.txt', headers);
    return [/^Sitemap: (.*)$/m.exec(body)?.[1], answered['strict-transport-security']];
  };
  expect(await robots({ trustProxy: loopback })).toEqual([
    'https://shop.test/sitemap.xml',
    'max-age=31536000',
  ]);
  expect(await robots({ trustProxy: nobody })).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:/),
    undefined,
  ]);
  const port = await start({ origin: 'https://other.test', trustProxy: loopback });
  expect((await get(port, '/robots.txt', headers)).status).toBe(421);
});

test('too many headers get a page that says what to do', async () => {
  const port = await start({ origin: 'https://shop.test', trustProxy: nobody });
  const answer = await sendBytes(
    port,
    `GET / HTTP/1.1\r\nhost: shop.test\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`,
  );
  const [head = '', body] = answer.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(head).toContain('content-type: text/html; charset=utf-8');
  expect(head).toContain('x-content-type-options: nosniff');
  expect(head).toContain('strict-transport-security: max-age=31536000');
  expect(body).toContain('Delete the cookies of this site in your browser');
});

test('a request that is not HTTP gets a page that says so', async () => {
  const answer = await sendBytes(await start(), 'GET / HTTP/1.1\r\nhost shop\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(answer).toContain('<p>Your request cannot be read.</p>');
});

test('a shop with a configured origin answers at no other', async () => {
  const port = await start({ origin: 'https://shop.test', trustProxy: nobody });
  for (const [, path] of everything) {
    const answer = await get(port, path, { host: 'evil.example' });
    expect(answer.status).toBe(421);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('This shop is not at this address.');
    expect(answer.body).not.toContain('evil');
  }
});

test('redirects an address in another case or with a trailing slash to the prescribed one', async () => {
  const port = await start();
  const leadsTo = async (path: string) => (await get(port, path)).headers.location;
  expect(await leadsTo('/Lab/Ab/?from=menu')).toBe('/lab/Ab?from=menu');
  expect(await leadsTo('//evil.example/')).toBe('/evil.example/');
  expect(await leadsTo('/evil.example/')).toBeUndefined();
});

test('without a release map no page is declared gone', async () => {
  for (const path of ['/', '/shop', '/no-such']) {
    const { status, headers, body } = await get(await start(undefined, {}), path);
    expect([status, headers['retry-after']]).toEqual([503, '30']);
    expect(body).toContain('The shop is not open yet.');
  }
});

test('an address in absolute form is answered like its path, at the host that it names', async () => {
  const port = await start({ origin: 'https://shop.test', trustProxy: nobody });
  const answer = await get(port, 'http://shop.test/_shell/main.js', { host: 'evil.example' });
  expect([answer.status, answer.body]).toEqual([200, 'whole']);
  expect((await get(port, 'http://evil.example/lab', { host: 'shop.test' })).status).toBe(421);
});

test('answers a health check of this machine', async () => {
  const port = await start({ origin: 'https://shop.test', trustProxy: nobody });
  expect((await get(port, '/robots.txt', { host: `localhost:${port}` })).status).toBe(200);
  expect((await get(port, '/robots.txt', { host: `127.0.0.1:${port}` })).body).toContain(
    'https://shop.test/sitemap.xml',
  );
  expect(await sendBytes(port, 'GET /robots.txt HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test.each(['host:', 'host: a b', 'x: y'])('refuses a request without a valid host: %s', async (line) => {
  const port = await start();
  for (const path of ['/robots.txt', '/lab']) {
    const answer = await sendBytes(port, `GET ${path} HTTP/1.1\r\n${line}\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('<h1>This did not work</h1>');
  }
});

describe('the trace of a document', () => {
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

  test.each([
    ['that of a proxy of ours goes on', loopback, 'b7ad6b7169203331'],
    ['anybody else’s does not', nobody, null],
  ])('has the right parent: %s', async (_, trustProxy, remoteParent) => {
    const port = await start({ trustProxy });
    const spans = keptSpans();
    await get(port, '/lab/7?q=secret', { traceparent, [peerHeader]: '127.0.0.1' });
    const [span, ...others] = await spans();
    expect(others).toEqual([]);
    expect(span).toMatchObject({ path: 'GET /lab/:id', kind: 'SERVER', failed: '', remoteParent });
    // And nothing about the visitor.
    expect(span?.attributes).toEqual({
      [ATTR_HTTP_REQUEST_METHOD]: 'GET',
      [ATTR_HTTP_ROUTE]: '/lab/:id',
      [ATTR_URL_PATH]: '/lab/7',
      [ATTR_URL_SCHEME]: 'http',
      [ATTR_HTTP_RESPONSE_STATUS_CODE]: 500,
      [ATTR_ERROR_TYPE]: '500',
    });
  });

  test('exists for a failed request too, and its id is in the log', async () => {
    const port = await start();
    const spans = keptSpans();
    const events = captureEvents();
    await get(port, '/lab');
    await get(port, '/lab', {}, 'PUT');
    const [failed, refused] = await spans();
    expect(events).toMatchObject([{ msg: 'GET failed', traceId: failed?.traceId }]);
    expect(refused).toMatchObject({ failed: null, attributes: { 'http.response.status_code': 405 } });
  });

  test('does not exist for files and redirects', async () => {
    const port = await start();
    const spans = keptSpans();
    for (const path of ['/_shell/main.js', '/favicon.svg', '/robots.txt', '/Lab/']) await get(port, path);
    expect(await spans()).toEqual([]);
  });
});

describe('a change of the cart or a list', () => {
  const change = async (
    body: string,
    path = '/cart',
    kept: Record<string, string> = { cookie: 'cart=p-1*2; bucket=x' },
  ) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', ...kept };
    const { status, headers: got } = await ask(await start(), path, { method: 'POST', headers, body });
    return { status, location: got.location, cookies: (got['set-cookie'] ?? []).map(decodeURIComponent) };
  };

  test.each(['/cart', '/Cart/'])('is made at %s without any release', async (path) => {
    const answer = await change('list=cart&intent=add&id=p-2&return=/shop?page=2', path);
    expect(answer).toMatchObject({ status: 303, location: '/shop?page=2' });
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^bucket=/),
      expect.stringMatching(/^cart.*p-2/),
      expect.stringMatching(/^notice=.*3 items in your cart/),
    ]);
  });

  test('without cookies redirects to an address that tells whether the browser keeps them', async () => {
    const { location } = await change('list=cart&intent=add&id=p-2&return=/shop?page=2', '/cart', {});
    expect(location).toMatch(/^\/shop\?page=2&kept=\d+$/);
    const port = await start();
    const answer = await get(port, location ?? '', { cookie: 'cart=p-2*1' });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/shop?page=2' } });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test('that sets no cookie redirects to the plain address', async () => {
    expect((await change('list=cart&intent=clear&return=/shop', '/cart', {})).location).toBe('/shop');
  });

  test('that is refused shows a page', async () => {
    expect(await change('list=cart&intent=add&id=')).toEqual({ status: 500, cookies: [] });
  });
});

describe('a form', () => {
  const sent = (path: string, type: string, rest: string) =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\n${rest}`;
  const urlencoded = 'application/x-www-form-urlencoded';
  const large = 'content-length: 4000000\r\nexpect: 100-continue\r\n\r\n';

  test.each([
    ['with files where none are taken', '/cart', 'multipart/form-data; boundary=a', 415],
    ['that is none', '/cart', 'application/json', 415],
    ['at an address that is nobody’s', '/no-such', 'multipart/form-data; boundary=a', 500],
  ])('%s is answered before its body is sent', async (_, path, type, status) => {
    const answer = await sendBytes(await start(), sent(path, type, large));
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('is continued where it is accepted', async () => {
    const body = 'list=cart&intent=clear';
    const head = `content-length: ${body.length}\r\nexpect: 100-continue\r\n\r\n`;
    const answer = await sendBytes(await start(), sent('/cart', urlencoded, head + body));
    expect(answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 303 /);
  });

  test.each([
    ['has too many fields', 'content-length: 1000000\r\n\r\n', 'a&'.repeat(500_000)],
    ['is too large', 'content-length: 2000000\r\n\r\n', 'a'.repeat(2_000_000)],
    [
      'is too large and in chunks',
      'transfer-encoding: chunked\r\n\r\n',
      `${(2_000_000).toString(16)}\r\n${'a'.repeat(2_000_000)}\r\n0\r\n\r\n`,
    ],
  ])('that %s does not block the next request of its connection', async (_, head, body) => {
    const first = sent('/cart', urlencoded, head + body).replace('connection: close\r\n', '');
    const next = 'GET /favicon.svg HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n';
    const answer = await sendBytes(await start(), first + next);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual([expect.stringMatching(/ 4\d\d$/), 'HTTP/1.1 200']);
  });

  test('by another method gets the allowed methods', async () => {
    const { headers } = await get(await start(), '/lab', {}, 'PUT');
    expect(headers.allow).toBe('GET, HEAD, POST');
  });
});

describe('a preview link', () => {
  const link = async (expires: number) =>
    encodeURIComponent(
      signPreview({ releases: {}, expires }, (await ensurePreviewKeys(releasesIn(folder)))[0]),
    );

  test('keeps the preview in a cookie until it ends, and leads to the page', async () => {
    const port = await start({ trustProxy: loopback });
    const expires = Date.now() + 60_000;
    const answer = await get(port, `/shop?q=1&preview=${await link(expires)}`, {
      'x-forwarded-proto': 'https',
      [peerHeader]: '127.0.0.1',
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe('/shop?q=1');
    const [, age] =
      /^preview=[\w.-]+; Max-Age=(\d+); Path=\/; HttpOnly; SameSite=Lax; Secure$/.exec(
        answer.headers['set-cookie']?.[0] ?? '',
      ) ?? [];
    // However far the browser's clock is off.
    expect(Number(age)).toBeLessThanOrEqual(60);
    expect(Number(age)).toBeGreaterThan(30);
  });

  test('leads out of the preview', async () => {
    const answer = await get(await start(), '/?preview=off');
    expect(answer).toMatchObject({ status: 303, headers: { location: '/' } });
    expect(answer.headers['set-cookie']).toEqual(['preview=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
  });

  test.each(['', 'x', 'a.b', '%F0%9F%98%80', 'a.b%0a', 'a.b.c;%20Domain=localhost'])(
    'that is forged (%j) is refused',
    async (text) => {
      const answer = await get(await start(), `/shop?preview=${text}`);
      expect(answer).toMatchObject({ status: 410, body: expect.stringContaining('This preview has ended') });
      expect(answer.headers).not.toHaveProperty('set-cookie');
    },
  );

  test('that has ended says so', async () => {
    const answer = await get(await start(), `/shop?preview=${await link(Date.now())}`);
    expect(answer.status).toBe(410);
  });
});
