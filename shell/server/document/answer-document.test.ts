import { nothingLive } from 'releases/release-map/release-map';
import { served } from '../http/testing/served';
import { answerDocument } from './answer-document';
import { type DocumentSources, plainHooks } from './document-inputs';
import { routeHandler } from './route-handler';

const make = jest.fn();
jest.mock('./make-document', () => ({ makeDocument: (...about: unknown[]) => make(...about) }));

const sources = {
  releaseMap: () => ({ ...nothingLive, paths: { lab: ['/lab'] } }),
  routeHandler,
  connectionsFor: () => ({}),
  notFoundPages: null,
  addresses: {},
  visible: { trustProxy: () => false },
} as unknown as DocumentSources;

let address: string;
beforeEach(async () => {
  make
    .mockReset()
    .mockResolvedValue({ status: 200, headers: {}, html: Buffer.from('<p>'), missing: new Map() });
  address = await served((message, response) => answerDocument(message, response, sources, plainHooks));
});

const uuid = /^[\da-f-]{36}$/;
const bucket = expect.stringMatching(/^bucket=[\da-f-]{36}; Path=\/; Max-Age=15552000; SameSite=Lax$/);

test('a document that reports a refused cookie is private', async () => {
  await fetch(`${address}/lab?kept=${Math.floor(Date.now() / 1_000)}`);
  const notice = { title: 'Not added.' };
  expect(make.mock.calls).toMatchObject([[{ isShared: false, notice }, sources, {}]]);
});

test.each<[string, RequestInit, boolean, unknown]>([
  ['without cookies is in the document', {}, true, []],
  ['with others’ cookies alone, too', { headers: { cookie: '_ga=1' } }, true, []],
  ['with one of ours is in a cookie', { headers: { cookie: 'cart=gauze*2' } }, false, [bucket]],
  ['who posts, too', { method: 'POST', body: new URLSearchParams({ a: '1' }) }, false, [bucket]],
  ['who has a bucket is there', { headers: { cookie: `bucket=${crypto.randomUUID()}` } }, false, []],
])('the bucket of a visitor %s', async (_, init, isAnonymous, cookies) => {
  const answer = await fetch(`${address}/lab`, init);
  expect([answer.status, await answer.text()]).toEqual([200, '<p>']);
  expect(answer.headers.getSetCookie()).toEqual(cookies);
  const bucketToKeep = isAnonymous ? expect.stringMatching(uuid) : null;
  expect(make.mock.calls).toMatchObject([[{ isShared: isAnonymous, bucketToKeep }, sources, {}]]);
});
