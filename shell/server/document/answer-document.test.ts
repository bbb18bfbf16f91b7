import { nothingLive } from 'releases/release-map/release-map';
import { served } from '../http/testing/served';
import { answerDocument } from './answer-document';
import { type DocumentSources, plainHooks } from './document-inputs';
import { routeHandler } from './route-handler';

const make = jest.fn();
jest.mock('./make-document', () => ({ makeDocument: (...about: unknown[]) => make(...about) }));

let cells: (string | null)[];

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
  make
    .mockReset()
    .mockResolvedValue({ status: 200, headers: {}, html: Buffer.from('<p>'), missing: new Map() });
  address = await served((message, response) => answerDocument(message, response, sources, plainHooks));
});

const bucket = expect.stringMatching(/^bucket=[\da-f-]{36}; Path=\/; Max-Age=15552000; SameSite=Lax$/);

test('a document that reports a refused cookie is private', async () => {
  await fetch(`${address}/lab?kept=${Math.floor(Date.now() / 1_000)}`);
  const notice = { title: 'Not added.' };
  expect(make.mock.calls).toMatchObject([[{ isShared: false, notice }, sources, {}]]);
});

test.each<[string, RequestInit, boolean, unknown]>([
  ['without cookies is for the page to make', {}, true, []],
  ['with others’ cookies alone, too', { headers: { cookie: '_ga=1' } }, true, []],
  ['with a list is in a cookie', { headers: { cookie: 'cart=gauze*2' } }, false, [bucket]],
  ['who posts, too', { method: 'POST', body: new URLSearchParams({ a: '1' }) }, false, [bucket]],
  ['who has one is there', { headers: { cookie: `bucket=${crypto.randomUUID()}` } }, true, []],
])('the bucket of a visitor %s', async (_, init, isShared, cookies) => {
  const answer = await fetch(`${address}/lab`, init);
  expect([answer.status, await answer.text()]).toEqual([200, '<p>']);
  expect(answer.headers.getSetCookie()).toEqual(cookies);
  expect(make.mock.calls).toMatchObject([[{ isShared }, sources, {}]]);
});
