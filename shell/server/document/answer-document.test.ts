import type { Connections } from '@storefront/shared/contracts/connections';
import { nothingLive } from 'releases/release-map/release-map';
import { served } from '../http/testing/served';
import { answerDocument } from './answer-document';
import { type DocumentSources, plainHooks } from './document-inputs';
import { routeHandler } from './route-handler';

const make = jest.fn();
jest.mock('./make-document', () => ({ makeDocument: (...about: unknown[]) => make(...about) }));

let cells: (string | null)[];
const shareable = { releaseIds: 'lab@1.0.0', needed: [{ remote: 'lab', version: '1.0.0' }] };

const sources = {
  releaseMap: () => ({ ...nothingLive, paths: { lab: ['/lab'] } }),
  routeHandler,
  cellReleases: () => cells,
  connectionsFor: () => ({}),
  notFoundPages: null,
  addresses: {},
  visible: { trustProxy: () => false },
} as unknown as DocumentSources;

let address: string;
beforeEach(async () => {
  cells = Array.from({ length: 100 }, () => 'lab@1.0.0');
  make.mockReset().mockResolvedValue({ status: 200, headers: {}, html: Buffer.from('<p>'), shareable });
  address = await served((message, response) => answerDocument(message, response, sources, plainHooks));
});

const bucket = expect.stringMatching(/^bucket=[\da-f-]{36}; Path=\/; Max-Age=15552000; SameSite=Lax$/);

test('a document that reports a refused cookie is private', async () => {
  const { headers } = await fetch(`${address}/lab?kept=${Math.floor(Date.now() / 1_000)}`);
  const notice = { title: 'Not added.' };
  expect(make.mock.calls).toMatchObject([[{ notice }, sources, {}]]);
  expect(headers.has('x-storefront-shareable')).toBe(false);
});

test.each(['sent=1', 'list=cart&lines=gauze&place=0'])('a document with ?%s is private', async (claims) => {
  const { headers } = await fetch(`${address}/lab?${claims}`);
  expect(make).toHaveBeenCalledTimes(1);
  expect(headers.has('x-storefront-shareable')).toBe(false);
});

test.each<[string, RequestInit, boolean, unknown]>([
  ['without cookies is for the page to make', {}, true, []],
  ['with others’ cookies alone, too', { headers: { cookie: '_ga=1' } }, true, []],
  ['with a list is in a cookie', { headers: { cookie: 'cart=gauze*2' } }, false, [bucket]],
  ['who posts, too', { method: 'POST', body: new URLSearchParams({ a: '1' }) }, false, [bucket]],
  ['who sends one stays', { headers: { cookie: `bucket=${crypto.randomUUID()}` } }, true, []],
])('the bucket of a visitor %s', async (_, init, isShared, cookies) => {
  const answer = await fetch(`${address}/lab`, init);
  expect([answer.status, await answer.text()]).toEqual([200, '<p>']);
  expect(answer.headers.getSetCookie()).toEqual(cookies);
  expect(answer.headers.has('x-storefront-shareable')).toBe(isShared);
});

test.each<[string, Partial<DocumentSources>, RequestInit, unknown]>([
  ['an anonymous visitor', {}, {}, shareable],
  ['a visitor with a list', {}, { headers: { cookie: 'cart=gauze*2' } }, null],
  ['a cell that gets other releases', { cellReleases: () => cells.map(() => 'lab@2.0.0') }, {}, null],
  ['a cell whose visitors get different releases', { cellReleases: () => cells.map(() => null) }, {}, null],
])('the document of %s may be shared, or not', async (_, ofTest, init, expected) => {
  address = await served((message, response) =>
    answerDocument(message, response, { ...sources, ...ofTest }, plainHooks),
  );
  const { headers } = await fetch(`${address}/lab`, init);
  expect(JSON.parse(headers.get('x-storefront-shareable') ?? 'null')).toEqual(expected);
});

test('a document is not shared if a read of the backend failed', async () => {
  const connectionsFor = () => ({ shop: { get: () => Promise.reject(new Error('no backend')) } }) as never;
  address = await served((message, response) =>
    answerDocument(message, response, { ...sources, connectionsFor }, plainHooks),
  );
  make.mockImplementation(async ({ storefront }) => {
    const load = async () => (connections: Connections) => connections.shop.get('settings');
    await storefront.api(load).catch(() => {});
    return { status: 200, headers: {}, html: Buffer.from('<p>'), shareable };
  });
  expect((await fetch(`${address}/lab`)).headers.has('x-storefront-shareable')).toBe(false);
});
