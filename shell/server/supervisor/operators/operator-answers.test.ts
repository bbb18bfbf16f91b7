import { serializeReleaseMap } from 'releases/release-map/parse-release-map';
import { releaseMap } from 'releases/testing/release-map';
import { served } from '../../http/testing/served';
import { answerReleaseMap, operatorAnswers } from './operator-answers';

const path = '/_releases/map.json';
const token = 'abcdefghijklmnop';
const former = 'ponmlkjihgfedcba';
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;
const textOf = (revision: number, version = '1.0.0+0123456789ab') =>
  serializeReleaseMap(releaseMap({ lab: { [version]: 100 } }), { revision });

let current: string | null;
let revision: number;
let origin: string;

beforeEach(async () => {
  current = textOf(7);
  revision = 7;
  const answer = operatorAnswers([token, former], {
    [path]: answerReleaseMap({ text: () => current, revision: () => revision }),
  });
  origin = await served(async (message, response) => {
    if (!(await answer(message, response))) response.writeHead(404).end();
  });
});

const ask = (headers: Record<string, string> = {}, init: RequestInit = {}, at = path) =>
  fetch(origin + at, { headers: { authorization: `Bearer ${token}`, ...headers }, ...init });

test.each<(string | number)[]>([
  ['', 401],
  [token, 401],
  [`Basic ${token}`, 401],
  [`Bearer ${token}q`, 401],
  [`Bearer ${token.slice(1)}`, 401],
  [`bearer ${token}`, 200],
  [`Bearer ${former}`, 200],
  [`Bearer ${token} ${former}`, 401],
  ...['ann:', ':'].map((name) => [basic(name + token), 200]),
  ...['', ':', token, `${token}:`, `ann:${token}q`, `ann:x:${token}`].map((text) => [basic(text), 401]),
])("answers the operators' token, uncached, and refuses others: %s", async (authorization = '', status) => {
  const answer = await ask({ authorization: String(authorization) });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
  if (status === 200) return;
  expect([answer.headers.get('www-authenticate'), await answer.text()]).toEqual([
    'Basic realm="Operators of the shop", charset="UTF-8", Bearer',
    'This is for operators: the password is the token in OPERATOR_TOKEN.\n',
  ]);
});

test('answers no other address, whoever asks', async () => {
  expect((await ask({}, {}, `${path}?all`)).status).toBe(200);
  const head = await ask({ authorization: '' }, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([401, '']);
  for (const at of [`${path}/`, path.toUpperCase(), `/shop?${path}`])
    expect((await ask({}, {}, at)).status).toBe(404);
  expect((await ask({}, { method: 'POST' })).status).toBe(404);
});

test('sends the map in force as it was read, again after a change', async () => {
  const first = await ask();
  expect([first.headers.get('content-type'), await first.text()]).toEqual(['application/json', textOf(7)]);
  current = textOf(8, '1.0.1+0123456789ab');
  revision = 8;
  const next = await ask({ 'if-none-match': first.headers.get('etag') ?? '' });
  expect([next.status, await next.text()]).toEqual([200, current]);
});

test('the tag has the revision and a hash of the content', async () => {
  const tagOf = async () => (await ask()).headers.get('etag');
  const first = await tagOf();
  expect(first).toMatch(/^"7-[0-9a-f]{32}"$/);
  current = textOf(7, '1.0.1+0123456789ab');
  expect(await tagOf()).not.toBe(first);
});

test.each([
  ['among others', (tag: string) => `"6-a", ${tag}`],
  ['by a proxy that packs answers', (tag: string) => `W/${tag}`],
])('sends nothing to a client that has that %s', async (_, named) => {
  const { headers } = await ask();
  const answer = await ask({ 'if-none-match': named(headers.get('etag') ?? '') });
  expect([answer.status, await answer.text()]).toEqual([304, '']);
});

test('says so if there is no map', async () => {
  current = null;
  expect((await ask()).status).toBe(503);
});
