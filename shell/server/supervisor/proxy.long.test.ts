import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { deferred } from '@storefront/shared/testing/deferred';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { captureEvents } from 'log/testing/capture-events';
import type { Preview } from 'releases/preview/preview';
import type { Strike } from 'releases/quarantine/strike';
import { holdTimeouts } from 'releases/testing/hold-timeouts';
import { bucketOf } from 'releases/traffic/bucket';
import type { ReleaseRef } from '../containment/mark';
import { formatPreview, forwardedPreview } from '../http/supervisor-headers';
import { ask, sendBytes } from '../http/testing/ask';
import { asksForOffice } from '../office/office-host';
import type { CellReleases } from '../remotes/cell-releases';
import { createDocumentCache } from './document-cache';
import { createDocumentLimiter, type DocumentLimiter } from './document-limiter';
import type { AnswerOperator } from './operators/operator-answers';
import { createProxy } from './proxy';
import { createUploadLimiter, type UploadLimiter } from './upload-limiter';
import type { Attribution } from './workers/attribution';
import type { Pool } from './workers/pool';
import { type PooledWorker, pooledWorker } from './workers/pooled-worker';
import type { WorkerProcess } from './workers/worker-process';

jest.mock('@storefront/shared/server/open-files', () => ({ openFiles: () => 256 }));

const folder = temporaryFolder();
let servers: Server[] = [];
let pooledWorkers: PooledWorker[];
/** Attributions of ended workers. */
let attributionOf: Map<PooledWorker, Attribution>;
let port: number;
let missing: string | null;
let isDraining: boolean;
let trusted: string;
let documents: DocumentLimiter;
let uploads: UploadLimiter;
let waitingClosed: number;
let operators: AnswerOperator | null;
let preview: Preview | null;
let previewWorkers: PooledWorker[];
let officeWorkers: PooledWorker[];
let cellReleases: CellReleases;

beforeEach(async () => {
  captureEvents();
  pooledWorkers = [];
  attributionOf = new Map();
  missing = null;
  isDraining = false;
  trusted = '';
  // Two of one network, with room for another.
  documents = createDocumentLimiter(3);
  uploads = createUploadLimiter(1_024);
  waitingClosed = 0;
  operators = null;
  preview = null;
  previewWorkers = [];
  officeWorkers = [];
  cellReleases = [];
  const pool: Pool = {
    pick: async () => {
      const pooled = pooledWorkers.shift() ?? null;
      if (pooled) pooledWorkers.push(pooled);
      return pooled;
    },
    missing: () => missing,
    workers: () => [],
    suspended: () => [],
    probationWorker: () => undefined,
    start: async () => {},
    close: async () => {},
    terminate: async (pooled) => {
      pooledWorkers = pooledWorkers.filter((one) => one !== pooled);
      return attributionOf.get(pooled) ?? null;
    },
  };
  const visible = { trustProxy: (address: string) => address === trusted };
  const proxy = createProxy({
    cache: createDocumentCache({
      cellReleases: () => cellReleases,
      revision: () => 7,
      visible,
      count: () => {},
    }),
    pool,
    previews: { of: async () => preview },
    previewPool: {
      pool: () => ({ ...pool, pick: async () => previewWorkers[0] ?? null }),
      answer: async () => false,
      workers: () => [],
      close: async () => {},
    },
    office: {
      isAsked: asksForOffice('http://office.test', visible),
      pool: { ...pool, pick: async () => officeWorkers[0] ?? null },
    },
    visible,
    documents,
    uploads,
    isDraining: () => isDraining,
    waitingClosed: () => {
      waitingClosed += 1;
    },
    answerOperator: async (...asked) => (await operators?.(...asked)) ?? false,
    answerPageReport: null,
  }).listen(0, '127.0.0.1');
  servers.push(proxy);
  await once(proxy, 'listening');
  ({ port } = proxy.address() as AddressInfo);
});
afterEach(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  servers = [];
  jest.restoreAllMocks();
});

/** Starts a worker that answers so; one after the other gets a request. */
async function worker(answer: RequestListener): Promise<PooledWorker> {
  const socket = join(folder, `worker-${servers.length}-${port}`);
  const server = createServer({ requireHostHeader: false }, answer).listen(socket);
  servers.push(server);
  await once(server, 'listening');
  const pooled = pooledWorker({ socket } as WorkerProcess);
  pooledWorkers.push(pooled);
  return pooled;
}

/** One that ends with each request. */
const ends: RequestListener = (message) => void message.socket.destroy();

const raw = (bytes: string) => sendBytes(port, bytes);
const send = (path: string, asked?: Parameters<typeof ask>[2]) => ask(port, path, asked);

test('passes requests to a worker, and answers back, unchanged', async () => {
  let asked: IncomingMessage | undefined;
  await worker(async (message, response) => {
    asked = message;
    response.writeHead(201, 'Made', ['set-cookie', 'a=1', 'set-cookie', 'b=2', 'x-own', 'yes']);
    response.end(`${await text(message)}!`);
  });
  const answer = await send('/cart?a=%20b', {
    method: 'POST',
    headers: {
      cookie: 'cart=a*1',
      te: 'trailers',
      'x-storefront-peer': '203.0.113.1',
      'x-request-id': 'anybody-says-so',
    },
    body: 'id=a',
  });
  expect([answer.status, answer.body]).toEqual([201, 'id=a!']);
  expect(answer.headers).toMatchObject({ 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes' });
  expect([asked?.method, asked?.url]).toEqual(['POST', '/cart?a=%20b']);
  expect(asked?.headers).toMatchObject({
    cookie: 'cart=a*1',
    host: `127.0.0.1:${port}`,
    'x-storefront-peer': '127.0.0.1',
  });
  expect(asked?.headers).not.toHaveProperty('te');
  expect(asked?.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(answer.headers['x-request-id']).toBe(asked?.headers['x-request-id']);
});

test('a preview is answered by the preview worker, which gets its releases; a link out of it is not', async () => {
  const shown: unknown[] = [];
  const previewing = await worker((message, response) => {
    shown.push(forwardedPreview(message));
    response.end('a preview');
  });
  pooledWorkers = [];
  await worker((message, response) => void response.end(`for visitors ${forwardedPreview(message)}`));
  const forged = { 'x-storefront-preview': formatPreview({ releases: {}, expires: 1 }) };
  expect((await send('/shop', { headers: forged })).body).toBe('for visitors null');
  preview = { releases: {}, expires: 2 };
  previewWorkers = [previewing];
  expect((await send('/shop', { headers: forged })).body).toBe('a preview');
  expect(shown).toEqual([preview]);
  expect((await send('/shop?q=1&preview=off')).body).toBe('for visitors null');
});

test("the office's worker answers all of its host: no operator's page, no preview, no cached document", async () => {
  officeWorkers = [await worker((_, response) => void response.end('the office'))];
  pooledWorkers = [];
  await worker((_, response) => void response.end('for visitors'));
  operators = async (_, response) => Boolean(response.end('for operators'));
  preview = { releases: {}, expires: 2 };
  for (const path of ['/office', '/_releases', '/shop?preview=off'])
    expect((await send(path, { headers: { host: 'office.test' } })).body).toBe('the office');
  operators = null;
  preview = null;
  expect((await send('/office')).body).toBe('for visitors');
});

test('a document of anonymous visitors is answered from the cache, and one of a visitor with a cart is not', async () => {
  cellReleases = Array.from({ length: 100 }, () => 'lab@1.0.0');
  const asked: IncomingHttpHeaders[] = [];
  await worker(({ headers }, response) => {
    asked.push(headers);
    const shareable = JSON.stringify({ releaseIds: 'lab@1.0.0', needed: [] });
    response.setHeader('x-storefront-shareable', shareable).end(`page ${asked.length}`);
  });
  const first = await send('/shop', { headers: { 'x-storefront-bucket': 'forged' } });
  const second = await send('/shop');
  const own = await send('/shop', { headers: { cookie: 'cart=a*1', 'x-storefront-bucket': 'forged' } });
  expect([first, second, own].map(({ body }) => body)).toEqual(['page 1', 'page 1', 'page 2']);
  expect(first.headers).not.toHaveProperty('x-storefront-shareable');
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  expect(bucketOf(`bucket=${asked[0]?.['x-storefront-bucket']}`).isNew).toBe(false);
  expect(asked[1]).not.toHaveProperty('x-storefront-bucket');
});

test('a document for a cache in front of the shell has no request id, made or from our own cache', async () => {
  cellReleases = Array.from({ length: 100 }, () => 'lab@1.0.0');
  const asked: unknown[] = [];
  await worker(({ headers }, response) => {
    asked.push(headers['x-storefront-bucket']);
    response.setHeader('x-storefront-shareable', JSON.stringify({ releaseIds: 'lab@1.0.0', needed: [] }));
    response.setHeader('cache-control', 'private, no-cache').end('a page');
  });
  const visit = () => send('/shop', { headers: { 'x-storefront-cell': '42' } });
  trusted = '127.0.0.1';
  const [made, cached] = [await visit(), await visit()];
  trusted = '';
  const stranger = await visit();
  for (const { headers } of [made, cached]) {
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=2, stale-while-revalidate=\d, /);
    expect(headers['cache-tag']).toBe('release-map-7');
    expect(headers).not.toHaveProperty('x-request-id');
  }
  expect(stranger.headers['cache-control']).toBe('private, no-cache');
  expect(asked).toEqual([expect.stringMatching(/-42[\da-f]{10}$/)]);
});

test('a document of a preview is not cached', async () => {
  cellReleases = Array.from({ length: 100 }, () => 'lab@1.0.0');
  let made = 0;
  const shareable = JSON.stringify({ releaseIds: 'lab@1.0.0', needed: [] });
  previewWorkers = [
    await worker((_, response) => {
      made += 1;
      response.setHeader('x-storefront-shareable', shareable).end(`preview ${made}`);
    }),
  ];
  preview = { releases: {}, expires: 2 };
  expect([(await send('/shop')).body, (await send('/shop')).body]).toEqual(['preview 1', 'preview 2']);
});

test('answers that caches keep for all requests have no request id', async () => {
  await worker((_, response) => void response.setHeader('cache-control', 'public, max-age=60').end('a file'));
  expect((await send('/_shell/a.js')).headers).not.toHaveProperty('x-request-id');
});

test.each(['GET', 'HEAD'])('a %s whose worker ends is answered by another one', async (method) => {
  await worker(ends);
  await worker((_, response) => void response.end('a page'));
  expect((await send('/shop', { method })).status).toBe(200);
});

test('a post whose worker ends is not repeated, and the answer says that it may have arrived', async () => {
  await worker(ends);
  const second = jest.fn();
  await worker(second);
  const { status, headers, body } = await send('/quote', { method: 'POST', body: 'email=ann@clinic.test' });
  expect([status, headers['retry-after']]).toEqual([503, '2']);
  expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  expect(body).toContain('may not have arrived');
  expect(second).not.toHaveBeenCalled();
});

describe('a body', () => {
  /** A worker that accepts bodies only at some addresses. */
  const choosy = async (answer: RequestListener) => {
    const pooled = await worker(() => {});
    servers.at(-1)?.on('checkContinue', answer);
    return pooled;
  };
  const unsent = 'POST /shop HTTP/1.1\r\nhost: a\r\ncontent-length: 4000000\r\n';

  test('is not sent to a worker that does not ask for it, and the answer arrives', async () => {
    let sent = 0;
    await choosy((message, response) => {
      message.on('data', ({ length }) => (sent += length));
      response.writeHead(415).end('no files');
    });
    const asked = request({ port, host: '127.0.0.1', path: '/shop', method: 'POST' });
    const closed = once(asked, 'close');
    asked.end('x'.repeat(4_000_000));
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    expect([response.statusCode, await text(response)]).toEqual([415, 'no files']);
    await closed;
    expect(sent).toBe(0);
  });

  test('that nobody wants is not waited for', async () => {
    await choosy((_, response) => void response.writeHead(404).end());
    const socket = connect(port, '127.0.0.1');
    socket.write(`${unsent}\r\n`);
    const [answer] = await once(socket, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 404 /);
    socket.destroy();
  });

  test('is continued by 100 Continue when a worker wants it, and never before', async () => {
    await choosy((_, response) => void response.writeHead(404).end());
    expect(await raw(`${unsent}expect: 100-continue\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 404 [\s\S]*\r\nconnection: close\r\n/i,
    );
    pooledWorkers = [];
    await choosy(async (message, response) => {
      response.writeContinue();
      response.end(`got ${await text(message)}`);
    });
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /quote HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\nexpect: 100-continue\r\n\r\n');
    const [leave] = await once(socket, 'data');
    expect(String(leave)).toBe('HTTP/1.1 100 Continue\r\n\r\n');
    socket.write('a=bcGET /healthz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [\s\S]*got a=bc[\s\S]*HTTP\/1\.1 200 [\s\S]*\nok\n/);
  });

  test('that was not read does not block the next request', async () => {
    await choosy((_, response) => void response.writeHead(404).end('nothing here'));
    const chunked = 'POST /no-such HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n';
    const health = 'GET /healthz HTTP/1.1\r\nhost: a\r\n';
    const answers = await raw(
      `${chunked}5;ext=1\r\nhello\r\n0\r\n\r\n${health}content-length: 5\r\n\r\nhello${health}connection: close\r\n\r\n`,
    );
    expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 404', 'HTTP/1.1 200', 'HTTP/1.1 200']);
  });

  test('without an end is given up beyond a limit', async () => {
    await choosy((_, response) => void response.writeHead(404).end());
    const socket = connect(port, '127.0.0.1');
    socket.resume();
    socket.write('POST /no-such HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n');
    const chunk = `100000\r\n${'x'.repeat(0x100000)}\r\n`;
    const more = () => {
      while (socket.write(chunk));
    };
    more();
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('drain', more).on('error', () => {});
    await closed;
  });

  test('that does not arrive in time is answered with 408', async () => {
    await worker(async (message, response) => void response.end(await text(message).catch(() => '')));
    const [proxy] = servers;
    if (proxy) Object.assign(proxy, { headersTimeout: 100, requestTimeout: 100 });
    expect(await raw('POST /quote HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\na=b')).toMatch(
      /^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*took too long to arrive/,
    );
  });
});

test('a small form that does not arrive in ten seconds is answered with 408', async () => {
  const { promise: reading, resolve: begun } = deferred();
  await worker(async (message, response) => {
    begun();
    response.end(await text(message).catch(() => ''));
  });
  holdTimeouts();
  const answer = raw('POST /cart HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\na=b');
  await reading;
  while (jest.getTimerCount() === 0) await new Promise(setImmediate);
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  expect(await answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[\s\S]*took too long to arrive/);
});

test.each([
  ['400 half-sent requests of one network keep nobody from being answered', '', 16],
  ['nor do those by a proxy of ours', '127.0.0.1', 64],
])('%s', async (_, trustedProxy, left) => {
  trusted = trustedProxy;
  await worker((_, response) => void response.end('a page'));
  const sockets = Array.from({ length: 400 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: a\r\n');
  const [proxy] = servers;
  const open = () => new Promise((resolve) => proxy?.getConnections((_, count) => resolve(count)));
  await Promise.all(sockets.slice(0, -left).map((socket) => socket.closed || once(socket, 'close')));
  expect(await open()).toBe(left);
  expect(waitingClosed).toBe(sockets.length - left);
  expect((await send('/shop')).body).toBe('a page');
  for (const socket of sockets) socket.destroy();
});

describe('with the maximum of uploads under way', () => {
  const head = (path: string, headers = '') =>
    `POST ${path} HTTP/1.1\r\nhost: a\r\n${headers}connection: close\r\n`;
  const large = 'content-length: 3900000\r\n\r\n';
  let begun: number;
  let sending: ReturnType<typeof connect>[];
  const upload = (bytes: string) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    socket.write(bytes);
    sending.push(socket);
  };
  const areBegun = async (number: number) => {
    while (begun < number) await new Promise(setImmediate);
  };

  beforeEach(async () => {
    begun = 0;
    sending = [];
    await worker(async (message, response) => {
      begun += 1;
      response.end(await text(message).catch(() => ''));
    });
    for (let nth = 0; nth < 4; nth += 1) upload(`${head('/quote')}${large}`);
    await areBegun(4);
  });
  afterEach(() => {
    for (const socket of sending) socket.destroy();
  });

  test('another upload is refused before it is sent', async () => {
    for (const length of [large, 'expect: 100-continue\r\ntransfer-encoding: chunked\r\n\r\n']) {
      const answer = await raw(`${head('/quote')}${length}`);
      expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*retry-after: 2\r\n[\s\S]*was not taken/);
    }
    expect(begun).toBe(4);
  });

  test('a small form is still accepted', async () => {
    expect((await send('/cart', { method: 'POST', body: 'id=a' })).body).toBe('id=a');
  });

  test('a finished or abandoned upload makes room', async () => {
    const [leaving, done] = sending;
    leaving?.destroy();
    done?.write('x'.repeat(3_900_000));
    if (done) await text(done);
    for (const nth of [5, 6]) {
      upload(`${head('/quote')}${large}`);
      await areBegun(nth);
    }
    expect(await raw(`${head('/quote')}${large}`)).toMatch(/^HTTP\/1\.1 503 /);
  });

  test('visitors behind a trusted proxy count separately, and the proxy itself does not count', async () => {
    const office = 'x-forwarded-for: 203.0.113.7\r\n';
    trusted = '127.0.0.1';
    const more = async (headers: string) => {
      upload(`${head('/quote', headers)}${large}`);
      await areBegun(begun + 1);
    };
    for (let nth = 0; nth < 4; nth += 1) await more(office);
    expect(await raw(`${head('/quote', office)}${large}`)).toMatch(/^HTTP\/1\.1 503 /);
    await more('x-forwarded-for: 203.0.113.8\r\n');
    for (let nth = 0; nth < 6; nth += 1) await more('');
  });
});

test('a change of the lists whose worker ends before reading it is made by another', async () => {
  const lost = await worker(() => {});
  servers.at(-1)?.on('checkContinue', ends);
  await worker(async (message, response) => void response.writeHead(303).end(await text(message)));
  pooledWorkers.sort((one) => (one === lost ? -1 : 1));
  const form = { method: 'POST', body: 'list=cart&intent=add&id=p-1' };
  const answer = await send('/cart', form);
  expect([answer.status, answer.body]).toEqual([303, form.body]);
  await worker(() => {});
  servers.at(-1)?.on('checkContinue', ends);
  pooledWorkers.reverse();
  expect((await send('/quote', form)).status).toBe(503);
});

test('a request that never reached a worker is sent to another, whatever its method', async () => {
  for (let nth = 1; nth <= 4; nth += 1)
    pooledWorkers.push(pooledWorker({ socket: join(folder, 'gone') } as WorkerProcess));
  await worker(async (message, response) => void response.end(await text(message)));
  const answer = await send('/quote', { method: 'POST', body: 'email=ann@clinic.test' });
  expect([answer.status, answer.body]).toEqual([200, 'email=ann@clinic.test']);
  expect(pooledWorkers.map(({ pending }) => pending)).toEqual([0]);
});

test('the connection of a large form goes on after its worker ended', async () => {
  await worker(ends);
  await worker((_, response) => void response.end('a page'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const form = request({ port, host: '127.0.0.1', path: '/quote', method: 'POST', agent });
  form.end('x'.repeat(2 ** 20));
  const [refused] = (await once(form, 'response')) as [IncomingMessage];
  expect([refused.statusCode, await text(refused)]).toEqual([
    503,
    expect.stringContaining('not have arrived'),
  ]);
  const next = request({ port, host: '127.0.0.1', path: '/shop', agent }).end();
  const [page] = (await once(next, 'response')) as [IncomingMessage];
  expect(await text(page)).toBe('a page');
  agent.destroy();
});

test("keeps the visitor's address among very many headers", async () => {
  let peer: unknown;
  await worker((message, response) => {
    peer = message.headers['x-storefront-peer'];
    response.end();
  });
  await send('/shop', {
    headers: Object.fromEntries(Array.from({ length: 1_100 }, (_, nth) => [`x${nth}`, '1'])),
  });
  expect(peer).toBe('127.0.0.1');
});

test('an answer may have more headers than a request', async () => {
  await worker((_, response) => void response.writeHead(308, { location: `/${'x'.repeat(40_000)}` }).end());
  const asked = request({ port, host: '127.0.0.1', path: '/Shop', maxHeaderSize: 65_536 }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(308);
});

test('a visitor who leaves is not reported', async () => {
  const events = captureEvents();
  const asked = request({ port, host: '127.0.0.1', path: '/shop' });
  asked.on('error', () => {});
  const closed = new Promise<void>((resolve) => {
    void worker((message) => {
      message.socket.once('close', () => resolve());
      asked.destroy();
    }).then(() => asked.end());
  });
  await closed;
  await new Promise(setImmediate);
  expect(events).toEqual([]);
});

test.each([
  ['a plain request goes to three workers, because another may be at fault', '/shop', '', 3],
  ['a request with a query goes to no other', '/shop?q=x', '', 1],
  ['a request with a cart goes to no other', '/shop', 'cart=gauze*1', 1],
])('if the request that ended a worker is unknown, %s', async (_, path, cookie, workers) => {
  let asked = 0;
  for (let nth = 1; nth <= 4; nth += 1)
    await worker((message) => {
      asked += 1;
      message.socket.destroy();
    });
  const { status, headers, body } = await send(path, { headers: { cookie } });
  expect([status, headers['retry-after'], asked]).toEqual([503, '2', workers]);
  expect(body).toContain('not available right now');
});

describe('a request that ended a worker', () => {
  const release = (version: string) => ({ remote: 'lab', version });
  let asked: IncomingHttpHeaders[];
  beforeEach(() => {
    asked = [];
  });

  /** One that ends with each request, in that request or another, and in that release. */
  async function endsIn(found: ReleaseRef | null, ofOther = false): Promise<void> {
    const pooled = await worker((message) => {
      asked.push(message.headers);
      const id = ofOther ? 'another' : String(message.headers['x-request-id']);
      attributionOf.set(pooled, { release: found, request: { id, input: null }, strike: {} as Strike });
      message.socket.destroy();
    });
  }
  async function answers(): Promise<void> {
    await worker((message, response) => {
      asked.push(message.headers);
      response.end('a page');
    });
  }
  const excluded = () => asked.map((headers) => headers['x-storefront-excluded']);

  test('goes to another worker without its release', async () => {
    await endsIn(release('2.0.0'));
    await endsIn(release('1.0.0'));
    await answers();
    expect((await send('/shop')).status).toBe(200);
    expect(excluded()).toEqual([undefined, 'lab@2.0.0', 'lab@2.0.0,lab@1.0.0']);
  });

  test('goes to no other worker if the release is unknown or the same again', async () => {
    await endsIn(null);
    await answers();
    expect((await send('/shop')).status).toBe(503);
    expect(asked).toHaveLength(1);
    pooledWorkers = [];
    asked = [];
    for (let nth = 1; nth <= 2; nth += 1) await endsIn(release('1.0.0'));
    await answers();
    expect((await send('/shop')).status).toBe(503);
    expect(excluded()).toEqual([undefined, 'lab@1.0.0']);
  });

  test('does not affect other requests of the worker, which are repeated unchanged', async () => {
    await endsIn(release('2.0.0'), true);
    await answers();
    expect((await send('/shop')).status).toBe(200);
    expect(excluded()).toEqual([undefined, undefined]);
  });
});

test("a worker gets the visitor's input and network, whatever the visitor claims", async () => {
  const received: unknown[] = [];
  await worker(({ headers }, response) => {
    received.push([headers['x-storefront-input'], headers['x-storefront-excluded']]);
    response.end();
  });
  trusted = '127.0.0.1';
  const headers = {
    'x-forwarded-for': '203.0.113.7',
    'x-storefront-input': '-',
    'x-storefront-excluded': 'cart@1.0.0',
  };
  await send('/shop', { headers });
  await send('/shop?page=2', { headers });
  await send('/shop', { headers: { ...headers, cookie: 'cart=gauze*1' } });
  await send('/cart', { headers, method: 'POST', body: 'id=a' });
  expect(received).toEqual([
    ['-,203.0.113.7', undefined],
    ['query,203.0.113.7', undefined],
    ['cookies,203.0.113.7', undefined],
    ['body,203.0.113.7', undefined],
  ]);
});

test('warns once about an unnamed proxy, and never about a named one', async () => {
  const events = captureEvents();
  await worker((_, response) => void response.end('a page'));
  const headers = { 'x-forwarded-for': '203.0.113.7' };
  trusted = '127.0.0.1';
  await send('/shop', { headers });
  trusted = '';
  await send('/shop');
  expect(events).toEqual([]);
  await send('/shop', { headers });
  await send('/shop', { headers });
  expect(events).toMatchObject([
    { level: 'warn', msg: expect.stringContaining('127.0.0.1 with X-Forwarded-For, but TRUST_PROXY') },
  ]);
});

test('an answer whose worker ends is cut off', async () => {
  await worker((_, response) => {
    response.write('half a page');
    setImmediate(() => response.destroy());
  });
  await expect(send('/shop')).rejects.toThrow('aborted');
});

test('a worker is told that its visitor has left, and stops', async () => {
  const closed = new Promise<void>((resolve) => {
    void worker((_, response) => {
      response.once('close', resolve);
      response.write('half a page');
    });
  });
  await new Promise(setImmediate);
  const asked = request({ port, host: '127.0.0.1', path: '/shop' }).end();
  asked.on('error', () => {});
  await once(asked, 'response');
  asked.destroy();
  await closed;
  expect(pooledWorkers.map(({ pending }) => pending)).toEqual([0]);
});

test('a health check without Host is answered as one of this machine', async () => {
  let host: string | undefined;
  await worker((message, response) => {
    ({ host } = message.headers);
    response.end();
  });
  expect(await raw('GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200/);
  expect(host).toBe('localhost');
});

test('without any worker the answer is a 503 with a remedy', async () => {
  const { status, headers, body } = await send('/shop');
  expect([status, headers['retry-after'], headers['x-content-type-options']]).toEqual([503, '2', 'nosniff']);
  expect(body).toContain('Please try again in a moment.');
});

test("only a trusted proxy sets the visitor's scheme", async () => {
  const headers = { 'x-forwarded-proto': 'https', 'x-storefront-peer': '203.0.113.1' };
  const promised = async () => (await send('/shop', { headers })).headers['strict-transport-security'];
  trusted = '203.0.113.1';
  expect(await promised()).toBeUndefined();
  trusted = '127.0.0.1';
  expect(await promised()).toBe('max-age=31536000');
});

test('reports that it is alive, and whether it is ready', async () => {
  missing = 'There is no release map.';
  expect((await send('/healthz')).status).toBe(200);
  const notReady = await send('/readyz');
  expect([notReady.status, notReady.body]).toEqual([503, 'There is no release map.\n']);
  missing = null;
  expect((await send('/readyz')).status).toBe(200);
  expect((await send('/readyz', { method: 'HEAD' })).body).toBe('');
});

test('about to stop it says so and closes connections, but answers all that is asked', async () => {
  await worker((_, response) => void response.end('a page'));
  const before = await send('/shop');
  expect([before.headers.connection, before.headers['keep-alive']]).toEqual(['keep-alive', 'timeout=75']);
  isDraining = true;
  const notReady = await send('/readyz');
  expect([notReady.status, notReady.body]).toEqual([503, 'This shell is about to stop.\n']);
  for (const path of ['/healthz', '/shop']) {
    const { status, headers } = await send(path);
    expect([path, status, headers.connection]).toEqual([path, 200, 'close']);
  }
});

test('answers operators without a worker, and passes their addresses on if there are no operators', async () => {
  await worker((_, response) => void response.writeHead(404).end('no such page'));
  expect((await send('/metrics')).body).toBe('no such page');
  operators = async ({ url }, response) => {
    if (url === '/metrics') response.end('documents 1');
    return url === '/metrics';
  };
  expect((await send('/metrics')).body).toBe('documents 1');
  expect((await send('/shop')).body).toBe('no such page');
});

describe('with the maximum of documents under way', () => {
  let finish: () => void;
  let held: ReturnType<typeof send>[];
  let asked: string[];
  beforeEach(async () => {
    asked = [];
    const released = deferred();
    finish = released.resolve;
    await worker(async ({ url = '', method }, response) => {
      asked.push(`${method} ${url}`);
      if (url.startsWith('/held')) await released.promise;
      response.end('a page');
    });
    held = [send('/held/1'), send('/held/2', { method: 'HEAD' })];
    while (asked.length < held.length) await new Promise(setImmediate);
  });

  test('another one is refused at once, with a way to try again', async () => {
    const { status, headers, body } = await send('/shop');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store']);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toContain('more visitors right now than it can serve');
    expect(body).toContain('<a href="">Try again</a>');
    expect(body.length).toBeLessThan(1_500);
    expect(asked).not.toContain('GET /shop');
    expect([documents.count(), documents.turnedAway()]).toEqual([2, 1]);
    finish();
    await Promise.all(held);
  });

  test.each(['POST', 'DELETE', 'PUT'])('%s without a body is refused like a document', async (method) => {
    const answer = await raw(`${method} /quote HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(asked).not.toContain(`${method} /quote`);
    finish();
    await Promise.all(held);
  });

  test('files, forms and health checks are answered', async () => {
    expect((await send('/_shell/main.js')).status).toBe(200);
    expect((await send('/cart', { method: 'POST', body: 'id=a' })).status).toBe(200);
    expect((await send('/healthz')).status).toBe(200);
    expect((await send('/readyz')).status).toBe(200);
    finish();
    await Promise.all(held);
  });
});

test('a document that is being sent does not count: slow readers block nobody', async () => {
  await worker((_, response) => void response.writeHead(200).write('half a page'));
  const reading = [1, 2, 3].map(() => request({ port, host: '127.0.0.1', path: '/shop' }).end());
  const statuses = reading.map(async (one) => {
    const [response] = (await once(one, 'response')) as [IncomingMessage];
    return response.statusCode;
  });
  expect((await Promise.all(statuses)).filter((status) => status === 200).length).toBeGreaterThan(0);
  const last = request({ port, host: '127.0.0.1', path: '/shop' }).end();
  const [response] = (await once(last, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
  for (const one of [...reading, last]) one.destroy();
});

test('a document whose visitor has left makes room', async () => {
  let left = 0;
  let asked = 0;
  await worker((_, response) => {
    asked += 1;
    if (asked > 2) response.end('a page');
    response.once('close', () => {
      left += 1;
    });
  });
  const leaving = ['/a', '/b'].map((path) => request({ port, host: '127.0.0.1', path }).end());
  for (const one of leaving) one.on('error', () => {});
  while (asked < 2) await new Promise(setImmediate);
  for (const one of leaving) one.destroy();
  while (left < 2) await new Promise(setImmediate);
  expect((await send('/shop')).status).toBe(200);
});
