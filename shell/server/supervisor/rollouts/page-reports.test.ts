import type { ViewReport } from '../../../src/views/view-report';
import { writePeer } from '../../http/supervisor-headers';
import { served } from '../../http/testing/served';
import { signViewToken } from '../../security/view-token';
import { createPageReports } from './page-reports';

const key = Buffer.alloc(32, 1);
const lab = 'lab@1.0.0+0a1b2c3d4e5f';
const reviews = 'reviews@1.1.0+0a1b2c3d4e5f';
const count = jest.fn();

let address: string;
beforeEach(async () => {
  count.mockReset();
  const answer = createPageReports({
    keys: () => [Buffer.alloc(32, 2), key],
    visible: { trustProxy: () => true },
    count,
  });
  address = await served(async (message, response) => {
    writePeer(message);
    if (!(await answer(message, response))) response.writeHead(404).end();
  });
});

const send = async (body: string, headers: Record<string, string> = {}) =>
  (await fetch(`${address}/_views`, { method: 'POST', body, headers })).status;

let views = 0;

const report = (change: Partial<ViewReport> = {}): ViewReport => {
  const { releases = [lab, reviews] } = change;
  const token = signViewToken(releases, key);
  views += 1;
  return {
    token,
    view: `${views}`,
    releases,
    used: [lab],
    broken: [],
    unloaded: [],
    isPoor: false,
    ...change,
  };
};

const somebody = { bucket: expect.any(String), address: '127.0.0.1' };

const view = (
  name: string,
  brokenViews = 0,
  poorViews = 0,
  visitor: object = somebody,
  unloadedViews = 0,
) => {
  const [remote, version] = name.split('@');
  return [{ remote, version }, { views: 1, brokenViews, unloadedViews, poorViews }, visitor];
};

test('a report counts a view of each release that the page used', async () => {
  expect(await send(JSON.stringify(report({ used: [lab, reviews], broken: [reviews] })))).toBe(204);
  expect(await send(JSON.stringify(report({ isPoor: true })))).toBe(204);
  expect(count.mock.calls).toEqual([view(lab), view(reviews, 1), view(lab, 0, 1)]);
});

test('a missing file is counted on its own, and older pages do not report it', async () => {
  await send(JSON.stringify(report({ unloaded: [lab] })));
  const { unloaded: _, ...older } = report({ broken: [lab] });
  expect(await send(JSON.stringify(older))).toBe(204);
  expect(count.mock.calls).toEqual([view(lab, 0, 0, somebody, 1), view(lab, 1)]);
});

test('a report belongs to the bucket in its cookie, and the address that our proxy saw', async () => {
  const bucket = '0d6c8a1e-8c1f-4a55-9d39-2f4b6f0e7c11';
  await send(JSON.stringify(report()), { cookie: `bucket=${bucket}`, 'x-forwarded-for': '2001:db8::77' });
  expect(count.mock.calls).toEqual([view(lab, 0, 0, { bucket, address: '2001:db8::77' })]);
});

test('a view counts once, however often its report is sent', async () => {
  const body = JSON.stringify(report());
  expect(await Promise.all([send(body), send(body), send(body)])).toEqual([204, 204, 204]);
  await send(JSON.stringify(report()));
  expect(count).toHaveBeenCalledTimes(2);
});

test('a report of an older build, without its view, counts once for each bucket', async () => {
  const { view: _, ...older } = report();
  const [ann, ben] = ['0d6c8a1e-8c1f-4a55-9d39-2f4b6f0e7c11', '1d6c8a1e-8c1f-4a55-9d39-2f4b6f0e7c11'];
  for (const bucket of [ann, ben, ann, ben])
    expect(await send(JSON.stringify(older), { cookie: `bucket=${bucket}` })).toBe(204);
  const of = (bucket?: string) => view(lab, 0, 0, { bucket, address: '127.0.0.1' });
  expect(count.mock.calls).toEqual([of(ann), of(ben)]);
});

test("ignores reports of other sites' pages", async () => {
  expect(await send(JSON.stringify(report()), { 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(count).not.toHaveBeenCalled();
});

test('each release counts once in a report', async () => {
  await send(JSON.stringify(report({ used: [lab, lab, lab] })));
  expect(count).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<ViewReport>]>([
  ['a token of other releases', { token: signViewToken([reviews], key) }],
  ['releases that its document was not made of', { used: ['archive@1.0.0+0a1b2c3d4e5f'] }],
])('%s counts nothing', async (_, change) => {
  expect(await send(JSON.stringify(report(change)))).toBe(204);
  expect(count).not.toHaveBeenCalled();
});

test.each([
  ['', 400],
  ['null', 400],
  ['{', 400],
  [JSON.stringify({ ...report(), used: 'lab' }), 400],
  [JSON.stringify({ ...report(), used: ['lab'] }), 400],
  [JSON.stringify({ ...report(), isPoor: 1 }), 400],
  [JSON.stringify({ ...report(), token: 'x'.repeat(5_000) }), 413],
])('%.40s is answered with %i', async (body, status) => {
  expect(await send(body)).toBe(status);
  expect(count).not.toHaveBeenCalled();
});

test('a network, or an IPv6 /48, reports 240 times a minute, and others do not wait', async () => {
  const accepted = async (from: (nth: number) => string, count: number) => {
    const answers = await Promise.all(
      Array.from({ length: count }, (_, nth) => send('{}', { 'x-forwarded-for': from(nth) })),
    );
    return answers.filter((status) => status !== 429).length;
  };
  expect(await accepted(() => '203.0.113.1', 250)).toBe(240);
  expect(await accepted((nth) => `2001:db8:1:${nth}::1`, 250)).toBe(240);
  expect(await accepted((nth) => `2001:db8:${nth + 2}::1`, 2)).toBe(2);
});

test('accepts only posts, and only at its address', async () => {
  expect((await fetch(`${address}/_views`)).status).toBe(405);
  expect((await fetch(`${address}/_views/1`, { method: 'POST', body: '{}' })).status).toBe(404);
});
