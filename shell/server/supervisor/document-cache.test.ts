import type { IncomingMessage, ServerResponse } from 'node:http';
import { deferred } from '@storefront/shared/testing/deferred';
import { createDocumentCache, type DocumentCache } from './document-cache';

const peer = '203.0.113.1';
const visible = { trustProxy: (address: string) => address === peer };
const bucketOfCell = (cell: number) => `00000000-0000-4000-8000-${String(cell).padStart(2, '0')}0000000000`;

let cells: (string | null)[];
let cache: DocumentCache;
let counted: unknown[][];
let now: number;
/** Headers of the last visit's answer. */
let cacheControl: string | undefined;
let cacheTag: string | undefined;

beforeEach(() => {
  now = 1_000;
  jest.useFakeTimers({ doNotFake: ['performance', 'queueMicrotask'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  cells = Array.from({ length: 100 }, (_, cell) => (cell < 50 ? 'lab@1.0.0' : 'lab@2.0.0'));
  cells[99] = null;
  counted = [];
  cache = createDocumentCache({
    cellReleases: () => cells,
    revision: () => 7,
    visible,
    count: (...about) => counted.push(about),
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Visit {
  readonly url?: string;
  readonly method?: string;
  readonly cell?: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Visits a page whose documents are numbered; gives the number, or how it was not made. */
function visitor(
  shareable: unknown = { releaseIds: 'lab@1.0.0', needed: [{ remote: 'lab', version: '1.0.0' }] },
) {
  let made = 0;
  return async (
    visit: Visit = {},
    before: Promise<unknown> = Promise.resolve(),
    after: Promise<unknown> = Promise.resolve(),
  ): Promise<string> => {
    const { url = '/shop', method = 'GET', cell = 0, headers = {} } = visit;
    const message = {
      url,
      method,
      headers: { host: 'shop.test', cookie: `bucket=${bucketOfCell(cell)}`, ...headers },
    } as unknown as IncomingMessage;
    let sent = '';
    cacheControl = undefined;
    const setHeaders = (list: readonly string[]) => {
      cacheControl = list[list.indexOf('cache-control') + 1];
      cacheTag = list.includes('cache-tag') ? list[list.indexOf('cache-tag') + 1] : undefined;
    };
    const response = {
      destroyed: false,
      writeHead: (_: number, list: readonly string[]) => {
        setHeaders(list);
        return { end: (body: Buffer) => (sent = body.toString()) };
      },
    } as unknown as ServerResponse;
    const entry = cache.entryFor(message);
    if (!entry) return 'private';
    await entry.answer(response, async () => {
      await before;
      made += 1;
      sent = `${made}`;
      const headersOfWorker = ['content-type', 'text/html', 'cache-control', 'private, no-cache'];
      const shared = entry.share(JSON.stringify(shareable), headersOfWorker);
      setHeaders(shared?.headers ?? headersOfWorker);
      if (shared) shared.keep(Buffer.from(sent));
      else entry.skip();
      await after;
    });
    return sent;
  };
}

test('anonymous visitors with the same releases get the same document, fresh for two seconds', async () => {
  const visit = visitor();
  expect(await visit()).toBe('1');
  now += 2_000;
  expect(await visit({ cell: 49 })).toBe('1');
  now += 1;
  expect(await visit()).toBe('2');
});

test('a cached document counts for its releases, but no visitor: rollouts count renders', async () => {
  const visit = visitor();
  cells = cells.map(() => 'lab@1.0.0');
  await visit();
  await visit({ cell: 7 });
  expect(counted).toEqual([[{ remote: 'lab', version: '1.0.0' }, { documents: 1 }]]);
});

test.each<[string, Visit]>([
  ['with other releases', { cell: 50 }],
  ['at another address', { url: '/shop?page=2' }],
  ['of another host', { headers: { host: 'other.test' } }],
  [
    'of another host by our proxy',
    { headers: { 'x-storefront-peer': peer, 'x-forwarded-host': 'other.test' } },
  ],
  ['by https', { headers: { 'x-storefront-peer': peer, 'x-forwarded-proto': 'https' } }],
  ['with another encoding', { headers: { 'accept-encoding': 'br' } }],
])('visitors %s get another document', async (_, other) => {
  const visit = visitor();
  expect([await visit(), await visit(other)]).toEqual(['1', '2']);
});

test.each<[string, Visit]>([
  ['who has a list', { headers: { cookie: 'cart=gauze*2' } }],
  ['who posts', { method: 'POST' }],
  ['who asks for a file', { url: '/_shell/main.js' }],
  ['of a cell whose visitors get different releases', { cell: 99 }],
])('a visitor %s has a document of their own', async (_, visit) => {
  expect(await visitor()(visit)).toBe('private');
});

test.each([
  ['other releases than their cell', { releaseIds: 'lab@2.0.0', needed: [] }],
  ['no releases', {}],
  ['no object', null],
])('an answer with %s is not kept', async (_, shareable) => {
  const visit = visitor(shareable);
  expect([await visit(), await visit()]).toEqual(['1', '2']);
});

test.each<[string, () => void]>([
  ['the release map changes', () => (cells = [...cells])],
  ['the document is two seconds old', () => (now += 2_001)],
])('a document is made again when %s', async (_, change) => {
  const visit = visitor();
  await visit();
  change();
  expect(await visit()).toBe('2');
});

test('a document that was begun before the release map changed is not kept', async () => {
  const visit = visitor();
  const { promise, resolve } = deferred<void>();
  const old = visit({}, promise);
  cells = [...cells];
  resolve();
  await old;
  expect(await visit()).toBe('2');
});

test('visitors do not wait for a document whose last one was not kept', async () => {
  const visit = visitor(null);
  await visit();
  const { promise, resolve } = deferred<void>();
  const slow = visit({}, promise);
  expect(await visit()).toBe('2');
  resolve();
  expect(await slow).toBe('3');
});

test('while a document is made anew, others get the old one for two seconds more, and then wait', async () => {
  const visit = visitor();
  await visit();
  now += 3_000;
  const { promise, resolve } = deferred<void>();
  const renewal = visit({}, promise);
  expect(await visit()).toBe('1');
  now += 1_001;
  const waiting = visit();
  resolve();
  expect(await Promise.all([renewal, waiting])).toEqual(['2', '2']);
});

test('who has waited for two seconds gets a document of their own', async () => {
  const visit = visitor();
  const { promise, resolve } = deferred<void>();
  const slow = visit({}, promise);
  const waiting = visit();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBe('1');
  resolve();
  expect(await slow).toBe('2');
});

test('visitors who waited for a document that failed make their own', async () => {
  const visit = visitor();
  const { promise, reject } = deferred<void>();
  const failing = visit({}, promise);
  const waiting = visit();
  reject(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  expect(await waiting).toBe('1');
});

test('nobody waits for a visitor who reads the document slowly', async () => {
  const visit = visitor();
  const { promise, resolve } = deferred<void>();
  const reading = visit({}, undefined, promise);
  expect(await visit()).toBe('1');
  now += 4_001;
  expect(await visit()).toBe('2');
  resolve();
  expect(await reading).toBe('1');
});

describe('a cache in front of the shell', () => {
  const byProxy = (cell: unknown, cookie = '') => ({
    headers: { cookie, 'x-storefront-peer': peer, 'x-storefront-cell': String(cell) },
  });
  const forCaches = (fresh: number, more: number) =>
    `public, max-age=0, s-maxage=${fresh}, stale-while-revalidate=${more}, stale-if-error=60`;

  test.each([
    [0, 2, 2],
    [1, 2, 1],
    [1_001, 2, 0],
    [2_000, 2, 0],
  ])(
    'keeps a document that is %i ms old for %i s, and for %i s while it is renewed',
    async (age, ...kept) => {
      const visit = visitor();
      await visit(byProxy(3));
      now += age;
      if (age > 0) expect(await visit(byProxy('03'))).toBe('1');
      expect([cacheControl, cacheTag]).toEqual([forCaches(...kept), 'release-map-7']);
    },
  );

  test('keeps none that visitors get while it is renewed, when it is near its end', async () => {
    const visit = visitor();
    await visit();
    now += 2_999;
    const { promise, resolve } = deferred<void>();
    const renewal = visit(byProxy(3), promise);
    await visit(byProxy(3));
    expect(cacheControl).toBe(forCaches(1, 0));
    now += 2;
    await visit(byProxy(3));
    expect([cacheControl, cacheTag]).toEqual(['private, no-cache', undefined]);
    resolve();
    await renewal;
  });

  test('gets the releases of the cell that it names', async () => {
    const visit = visitor({ releaseIds: 'lab@2.0.0', needed: [] });
    expect(await visit(byProxy(70))).toBe('1');
    expect(cacheControl).toBe(forCaches(2, 2));
    expect(await visit(byProxy(98))).toBe('1');
  });

  test.each<[string, Visit]>([
    ['names another cell than the bucket', byProxy(4, `bucket=${bucketOfCell(3)}`)],
    ['names no cell', byProxy('')],
    ['names one that there is not', byProxy(100)],
    ['is not ours', { headers: { ...byProxy(3).headers, 'x-storefront-peer': '203.0.113.9' } }],
  ])('keeps nothing if it %s', async (_, visit) => {
    // A bucket that is drawn may be of any cell, so each has releases.
    cells = cells.map(() => 'lab@1.0.0');
    await visitor()({ ...visit, headers: { ...visit.headers } });
    expect([cacheControl, cacheTag]).toEqual(['private, no-cache', undefined]);
  });

  test.each([null, { releaseIds: 'lab@2.0.0', needed: [] }])('keeps no answer with %j', async (shareable) => {
    await visitor(shareable)(byProxy(3));
    expect(cacheControl).toBe('private, no-cache');
  });
});
