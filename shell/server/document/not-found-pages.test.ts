import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { busForTest, type StateForTest } from '@storefront/shared/testing/bus-for-test';
import { releaseMap } from 'releases/testing/release-map';
import { pickReleases, releasesByCell } from 'releases/traffic/pick';
import { noneUnhealthy } from '../containment/commands';
import type { AskedDocument, DocumentSources } from './document-inputs';
import { createNotFoundPages } from './not-found-pages';
import { routeHandler } from './route-handler';

const make = jest.fn();
jest.mock('./make-document', () => ({ makeDocument: (...about: unknown[]) => make(...about) }));

const html = Buffer.from('<p>nothing here</p>');
const whole = {
  status: 404,
  headers: { 'content-security-policy': "script-src 'sha256-abc'" },
  html,
  missing: new Map(),
};

beforeEach(() => {
  make.mockReset().mockImplementation(async () => whole);
});
afterEach(() => jest.restoreAllMocks());

let live = releaseMap({ lab: { '1.0.0': 50, '2.0.0': 50 } }, { lab: ['/lab', '/lab/:id'] });
const sources = {
  releaseMap: () => live,
  unhealthy: () => noneUnhealthy,
  cellReleases: () => releasesByCell(live, new Set()),
  routeHandler,
} as unknown as DocumentSources;

interface Visit extends Partial<Omit<AskedDocument, 'storefront' | 'request'>> {
  readonly state?: StateForTest;
  readonly origin?: string;
  readonly accepts?: string;
}

const asker = () => {
  const pages = createNotFoundPages();
  return (path: string, { state = {}, origin = 'http://shop.test', accepts, ...visitor }: Visit = {}) =>
    pages.of(
      {
        request: new Request(`${origin}${path}`),
        withForm: () => Promise.reject(new Error('There is none.')),
        bucket: 'somebody',
        cells: null,
        lists: 0,
        failedInBrowser: new Set(),
        excluded: new Set(),
        storefront: { bus: busForTest(state), origin } as AskedDocument['storefront'],
        preview: null,
        notice: null,
        gone: new AbortController().signal,
        ...visitor,
      },
      { headers: { 'accept-encoding': accepts } } as unknown as IncomingMessage,
      sources,
    );
};

const bucketOf = (version: string): string => {
  const buckets = Array.from(
    { length: 100 },
    (_, n) => `00000000-0000-4000-8000-${String(n).padStart(2, '0')}`,
  );
  const found = buckets.find((bucket) => pickReleases(live, bucket).lab?.metadata.version === version);
  return String(found);
};

test('renders the page once for all unknown addresses, at none of them', async () => {
  const ask = asker();
  const [first, ...others] = await Promise.all(
    ['/wp-login.php', '/.env', '/Shopp/?x=1', '/lab/1/2', '/%2e', '/404'].map((path) => ask(path)),
  );
  expect(first?.body.toString()).toBe('<p>nothing here</p>');
  expect(first?.headers['content-security-policy']).toBe("script-src 'sha256-abc'");
  for (const other of others) expect(other).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  expect(make.mock.calls[0][0].request.url).toBe('http://shop.test/404');
  expect(make.mock.calls[0][0]).toMatchObject({
    cells: expect.stringMatching(/^[\da-f]{25}$/),
  });
});

test.each(['/lab', '/lab/7', '/about-us', '/about%2Dus', '/about', '/cart', '/post/some'])(
  '%s is not an unknown address',
  async (path) => {
    expect(await asker()(path)).toBeNull();
    expect(make).not.toHaveBeenCalled();
  },
);

test.each<[string, string, Visit]>([
  ['has something in a list', '/nowhere', { state: { cart: [{ id: 'gauze' }] } }],
  ['is to be told something', '/nowhere', { notice: { kind: 'info', title: 'Sent', text: '' } }],
  ['previews', '/nowhere', { preview: { releases: {}, expires: 0 } as unknown as AskedDocument['preview'] }],
  ['could not load a release', '/nowhere', { failedInBrowser: new Set(['lab@1.0.0']) }],
  ['has ended a worker in a release', '/nowhere', { excluded: new Set(['lab@1.0.0']) }],
  ['looks at the boundaries', '/nowhere?boundaries=1', {}],
])('whoever %s gets a page of their own', async (_, path, visit) => {
  expect(await asker()(path, visit)).toBeNull();
});

test('other releases, origins and encodings get another page', async () => {
  const ask = asker();
  await ask('/a', { bucket: bucketOf('1.0.0') });
  await ask('/b', { bucket: bucketOf('2.0.0') });
  await ask('/c', { bucket: bucketOf('1.0.0'), origin: 'http://other.test' });
  const br = await ask('/d', { bucket: bucketOf('1.0.0'), accepts: 'gzip, br' });
  const gzip = await ask('/e', { bucket: bucketOf('1.0.0'), accepts: 'gzip' });
  expect(make).toHaveBeenCalledTimes(5);
  expect([br, gzip].map((page) => page?.headers['content-encoding'])).toEqual(['br', 'gzip']);
  for (const page of [br, gzip]) expect(page?.headers.vary).toBe('accept-encoding');
  expect(brotliDecompressSync(br?.body ?? '').equals(gunzipSync(gzip?.body ?? ''))).toBe(true);
});

test('renders the page again after two seconds', async () => {
  jest.useFakeTimers({ doNotFake: ['performance', 'setImmediate', 'nextTick', 'queueMicrotask'] });
  const now = jest.spyOn(performance, 'now');
  const after = (milliseconds: number) => {
    now.mockReturnValue(1_000 + milliseconds);
    jest.advanceTimersByTime(10);
  };
  const ask = asker();
  after(0);
  await ask('/a');
  after(1_900);
  await ask('/b');
  expect(make).toHaveBeenCalledTimes(1);
  after(2_100);
  await ask('/c');
  expect(make).toHaveBeenCalledTimes(2);
  jest.useRealTimers();
});

test('an address assigned to a remote is no longer unknown', async () => {
  const ask = asker();
  const before = live;
  expect(await ask('/new')).not.toBeNull();
  live = { ...live, paths: { lab: ['/lab', '/new'] } };
  expect(await ask('/new')).toBeNull();
  live = before;
});

test('other visitors get the page even if its first visitor leaves', async () => {
  const leaving = new AbortController();
  make.mockImplementation(async ({ gone }: AskedDocument) => {
    leaving.abort();
    gone.throwIfAborted();
    return whole;
  });
  expect(await asker()('/a', { gone: leaving.signal })).not.toBeNull();
});

test.each([
  ['lacks something', { ...whole, missing: new Map([['lab/page-foot', new Error('broken')]]) }],
  ['is none', { status: 302, location: '/elsewhere' }],
  ['failed', { ...whole, status: 500 }],
])('does not keep a page that %s', async (_, made) => {
  make.mockResolvedValue(made);
  const ask = asker();
  expect([await ask('/a'), await ask('/b')]).toEqual([null, null]);
  expect(make).toHaveBeenCalledTimes(2);
});
