import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from 'releases/stores/releases';
import { publishedCandidate } from 'releases/testing/candidate';
import { setTraffic } from 'releases/traffic/set-traffic';
import { releaseChecks } from './release-checks';

jest.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
let mockVisit = () => {};
jest.mock('./browser-checks', () => ({
  browserChecks: async () => {
    mockVisit();
    return { browser: { findings: [] } };
  },
}));
process.env.LAB_ORIGIN = 'https://lab.example';

const folder = temporaryFolder();
const releases = releasesIn(folder);
let version: string;
let liveVersion: string;
/** The requested documents in order, and whether with the candidate. */
let asked: { path: string; isOwn: boolean }[];
/** The shop's answers; by default the requested release, without faults. */
let shopAnswers: (path: string, isOwn: boolean, cookie: string) => { status?: number; text?: string };

let shop: Server;
beforeAll(async () => {
  const live = await publishedCandidate(folder, 'lab', '1.0.0');
  liveVersion = live.version;
  await setTraffic(releases, 'lab', { [liveVersion]: 100 });
  shop = createServer(({ url: path = '', headers: { cookie = '' } }, response) => {
    const [, preview = ''] = /preview=([^.;]*)/.exec(cookie) ?? [];
    const isOwn = Buffer.from(preview, 'base64url').toString().includes(version);
    asked.push({ path, isOwn });
    const page = `<div data-boundary="lab" data-release="${isOwn ? version : liveVersion}">`;
    const { status = 200, text = path.startsWith('/_preview') ? '[]' : page } = shopAnswers(
      path,
      isOwn,
      cookie,
    );
    response.writeHead(status).end(text);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
});
afterAll(() => shop.close());
beforeEach(() => {
  asked = [];
  shopAnswers = () => ({});
  mockVisit = () => {};
});

/** Findings about a release of lab, with its version as 1.0.1. */
async function findings(port = (shop.address() as AddressInfo).port) {
  const candidate = await publishedCandidate(folder, 'lab', '1.0.1');
  version = candidate.version;
  const checked = await releaseChecks(candidate, {
    releases,
    shop: `http://127.0.0.1:${port}`,
    pictures: `${folder}/pictures`,
    withBrowser: true,
    progress: () => {},
  });
  const all = Object.values(checked).flatMap(({ findings }) => findings);
  return all.map((finding) => (typeof finding === 'string' ? finding : finding.sentence));
}

test('reports nothing for a release that answers like the live one', async () => {
  expect(await findings()).toEqual([]);
});

test('opens no page of a shop that accepts no preview of this folder', async () => {
  shopAnswers = (path) => (path.startsWith('/_preview') ? { status: 404 } : {});
  await expect(findings()).rejects.toThrow(
    / accepts no preview of this folder \(RELEASES_FOLDER, PUBLIC_ORIGIN\)\.$/,
  );
  expect(asked.every(({ path }) => path.startsWith('/_preview'))).toBe(true);
});

test('reports that no shop answers', async () => {
  await expect(findings(1)).rejects.toThrow(
    'Not checked: no shop answers at http://127.0.0.1:1 (PUBLIC_ORIGIN).',
  );
});

test('reports a document that was rendered with the live release instead of the candidate', async () => {
  const text = `<div data-boundary="lab" data-release="${liveVersion}">`;
  shopAnswers = (path, isOwn) => (isOwn && path === '/lab' ? { text } : {});
  expect(await findings()).toContain(
    `/lab with empty lists is rendered with the live release ${liveVersion} instead of this one: check that all shells use this RELEASES_FOLDER.`,
  );
});

test("reports a document that fails twice, because a single failure may be another check's fault", async () => {
  let times = 1;
  shopAnswers = (path, isOwn) => (isOwn && path === '/lab' && times-- > 0 ? { status: 503 } : {});
  expect(await findings()).toEqual([]);
  times = 2;
  expect(await findings()).toEqual([
    '/lab with empty lists is answered with 503, but the live release with 200.',
  ]);
});

test('reports a slower document, with the lists of its visitor', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  shopAnswers = (path, isOwn, cookie) => {
    if (isOwn && path === '/lab' && cookie.includes('cart=no-longer-sold')) now += 400;
    return {};
  };
  expect(await findings()).toEqual([
    '/lab with a product that is gone: its first byte comes 400 ms later than 1.5 times the live release’s.',
  ]);
  jest.restoreAllMocks();
});

test("reports harm to the server during the browser's visit", async () => {
  mockVisit = () => {
    shopAnswers = (path, isOwn) => (isOwn && path.startsWith('/_preview') ? { text: '["lab exited."]' } : {});
  };
  expect(await findings()).toEqual(['lab exited.']);
});
