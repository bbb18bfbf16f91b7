import { serializeReleaseMap } from 'releases/release-map/parse-release-map';
import { releaseMap } from 'releases/testing/release-map';
import { served } from '../../http/testing/served';
import { answerReleaseMap } from './answer-release-map';
import { operatorAnswers } from './operator-answers';

const path = '/_releases/map.json';
const token = 'abcdefghijklmnop';
const textOf = (revision: number, version = '1.0.0+0123456789ab') =>
  serializeReleaseMap(releaseMap({ lab: { [version]: 100 } }), { revision });

let current: string | null;
let revision: number;
let address: string;

beforeEach(async () => {
  current = textOf(7);
  revision = 7;
  const answer = operatorAnswers(token, {
    [path]: answerReleaseMap({ text: () => current, revision: () => revision }),
  });
  address = (await served((message, response) => void answer(message, response))) + path;
});

const ask = (headers: Record<string, string> = {}) =>
  fetch(address, { headers: { authorization: `Bearer ${token}`, ...headers } });

test('the map in force is sent as it was read to whoever has the token, and when it is another one', async () => {
  const first = await ask();
  expect([first.headers.get('content-type'), await first.text()]).toEqual(['application/json', textOf(7)]);
  current = textOf(8, '1.0.1+0123456789ab');
  revision = 8;
  const next = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
  expect([next.status, await next.text()]).toEqual([200, current]);
  expect((await ask({ authorization: 'Bearer another-token-than-that' })).status).toBe(401);
});

test('its tag says the revision, and what is in it', async () => {
  const tagOf = async () => (await ask()).headers.get('etag');
  const first = await tagOf();
  expect(first).toMatch(/^"7-[0-9a-f]{32}"$/);
  current = textOf(7, '1.0.1+0123456789ab');
  expect(await tagOf()).not.toBe(first);
});

test.each([
  ['by itself', (tag: string) => tag],
  ['among others', (tag: string) => `"6-a", ${tag}`],
  ['by a proxy that packs answers', (tag: string) => `W/${tag}`],
])('is not sent again to whoever names that %s', async (_, named) => {
  const { headers } = await ask();
  const answer = await ask({ 'if-none-match': named(headers.get('etag') ?? '') });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
});

test('a shell that has none says so', async () => {
  current = null;
  expect((await ask()).status).toBe(503);
});
