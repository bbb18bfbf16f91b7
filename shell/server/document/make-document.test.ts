import { neutralSite } from '@storefront/shared/contracts/site';
import type { Storefront } from '@storefront/shared/router';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import type { LogEvent } from 'log/log-event';
import { readable } from 'log/readable';
import { captureEvents } from 'log/testing/capture-events';
import { createElement, type ReactNode, Suspense, use, ViewTransition } from 'react';
import { data, type RouteObject, redirect } from 'react-router-dom';
import type { LiveRelease, ReleaseMap } from 'releases/release-map/release-map';
import { releaseMap } from 'releases/testing/release-map';
import { noneUnhealthy, type UnhealthyReleases, type ViewReports } from '../containment/commands';
import { NotFetched, WrongBytes } from '../remotes/fetch-verified';
import type { FetchedRelease } from '../remotes/fetched-release';
import { sourceHash } from '../security/security-headers';
import { viewReportId } from '../security/view-token';
import { keptSpans } from '../tracing/testing/kept-spans';
import { traceBy } from '../tracing/traced';
import { type AskedDocument, type DocumentSources, plainHooks } from './document-inputs';
import { makeDocument } from './make-document';
import { routeHandler } from './route-handler';

/** The modules of each release, by its version; others are unavailable. */
let releases: Record<string, Record<string, unknown>>;
const loaded = jest.fn();

jest.mock('../remotes/fetched-release', () => ({
  ...jest.requireActual('../remotes/fetched-release'),
  fetchRelease: async ({ remote, metadata: { version } }: LiveRelease & { remote: string }) => {
    const exposes = releases[version];
    if (!exposes) throw new NotFetched(`${version} is gone.`);
    const files = { scripts: [], styles: [] };
    return {
      remote,
      version,
      container: version,
      paths: ['/lab', '/lab/new', '/about'],
      browser: {
        entry: 'container.js',
        exposes: Object.fromEntries(Object.keys(exposes).map((name) => [`./${name}`, files])),
      },
      server: { file: 'container.cjs' },
      files: {},
      base: `http://host.test/${version}/`,
    };
  },
}));
jest.mock('../remotes/server-module-loader', () => ({
  serverModuleLoader: (composed: Record<string, FetchedRelease>) => async (name: string) => {
    const [remote = '', exposed = ''] = name.split('/');
    const version = composed[remote]?.version ?? '';
    loaded(`${version} ${exposed}`);
    const module = releases[version]?.[exposed];
    if (module instanceof Error) throw module;
    return module;
  },
}));

const counted = jest.fn();
const visited = jest.fn();
const reportedTimeout = jest.fn();
jest.mock('../containment/worker-reporting', () => ({
  countRelease: ({ version }: { version: string }, counts: object, visit: object) => {
    counted(version, counts);
    visited(visit);
  },
  reportTimeout: (...parts: unknown[]) => reportedTimeout(...parts),
}));

const picked = '2.0.0+0123456789ab';
const standing = '1.0.0+0123456789ab';
const next = '1.5.0+0123456789ab';

/** A bucket to which traffic gives the last release of `mapOf`. */
const somebody = '00000000-0000-4000-8000-500000000000';

/** A map whose default is the first; everybody gets the last. */
const mapOf = (...versions: readonly string[]): ReleaseMap => {
  const share = (version: string) => (version === versions.at(-1) ? 99 : 1 / (versions.length - 1));
  const shares = Object.fromEntries(
    versions.map((version) => [version, versions.length > 1 ? share(version) : 100]),
  );
  return releaseMap({ lab: shares }, { lab: ['/lab', '/lab/new', '/about'] });
};

/** The modules of a release with such a route at /lab. */
const routeOf = (route: RouteObject) => ({
  routes: { routes: [{ path: '/lab', Component: () => null, ...route }] },
});
const page = (text: string) => routeOf({ Component: () => createElement('p', null, text) });
const broken = (phase: string) => () => {
  throw new Error(`broken in ${phase}`);
};
const never = new Promise<never>(() => {});

let events: LogEvent[];
beforeEach(() => {
  jest.clearAllMocks();
  releases = { [picked]: page('new page'), [standing]: page('old page') };
  unhealthy = noneUnhealthy;
  views = null;
  formTakes = 0;
  events = captureEvents();
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
});
afterEach(() => {
  traceBy(null);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const sources = (live: ReleaseMap): DocumentSources =>
  ({
    releaseMap: () => live,
    unhealthy: () => unhealthy,
    views: () => views,
    routeHandler,
    siteSource: { site: async () => neutralSite, categories: () => ({ mains: [], others: [] }) },
    addresses: { backend: 'http://backend.test', pictures: 'http://pictures.test' },
    assets: { scripts: [], styles: [], files: {} },
    theme: [],
    extraScript: () => '',
    pictureOrigins: [],
  }) as unknown as DocumentSources;

let unhealthy: UnhealthyReleases;
let views: ViewReports | null;

const formRead = jest.fn();
/** Milliseconds until a form has arrived. */
let formTakes: number;

/** The request for a document. */
interface Asking extends Partial<Pick<AskedDocument, 'preview' | 'failedInBrowser' | 'excluded' | 'cells'>> {
  readonly init?: RequestInit;
  readonly gone?: AbortController;
  readonly path?: string;
}

/** Asks for a document; time passes as fast as it is waited for. */
async function made(
  live = mapOf(standing, picked),
  { init = {}, gone = new AbortController(), path = '/lab', ...visitor }: Asking = {},
) {
  const request = new Request(`http://shop.test${path}?q=secret`, { ...init, signal: gone.signal });
  formRead.mockReset().mockImplementation(async () => {
    await jest.advanceTimersByTimeAsync(formTakes);
    return request;
  });
  const asked: AskedDocument = {
    request,
    withForm: formRead,
    bucket: somebody,
    cells: null,
    lists: 0,
    failedInBrowser: new Set(),
    excluded: new Set(),
    storefront: {
      bus: busForTest(),
      api: () => Promise.reject(new Error('There is no backend.')),
      pictures: 'http://pictures.test',
      origin: 'http://shop.test',
    } as Storefront,
    preview: null,
    notice: null,
    gone: gone.signal,
    ...visitor,
  };
  const began = performance.now();
  const making = makeDocument(asked, sources(live), plainHooks);
  let isMade = false;
  const settle = () => {
    isMade = true;
  };
  making.then(settle, settle);
  while (!isMade) {
    await new Promise(setImmediate);
    if (!isMade) await jest.advanceTimersByTimeAsync(50);
  }
  const document = await making;
  if ('location' in document)
    return { ...document, html: '', headers: {} as Record<string, string>, took: performance.now() - began };
  return { ...document, html: document.html.toString(), took: performance.now() - began };
}

/** Counts of the releases, by version, without zeros. */
const counts = () =>
  Object.fromEntries(
    counted.mock.calls.map(([version, all]: [string, Record<string, number>]) => [
      version,
      Object.fromEntries(Object.entries(all).filter(([, number]) => number > 0)),
    ]),
  );

/** Logged errors as sentences. */
const lines = () =>
  events.filter(({ level }) => level === 'error').map((event) => readable(event).split('\n')[0] ?? '');

test.each([
  ['in quarantine', [picked], [], 'old page'],
  ['that blocks a worker', [], [picked], 'old page'],
  ['that blocks a worker, where the other is in quarantine', [standing], [picked], 'new page'],
])('visitors of a release %s get another one', async (_, quarantined, lastResort, text) => {
  const ids = (versions: readonly string[]) => versions.map((version) => `lab@${version}`);
  unhealthy = { quarantined: ids(quarantined), lastResort: ids(lastResort) };
  expect((await made()).html).toContain(text);
});

test('a remote with all releases in quarantine is unavailable', async () => {
  unhealthy = { quarantined: [`lab@${picked}`], lastResort: [] };
  expect((await made(mapOf(picked))).status).toBe(503);
});

test('makes a document of the releases that traffic picks', async () => {
  const { status, html } = await made();
  expect(status).toBe(200);
  expect(html).toContain(
    `<div data-boundary="lab" data-release="${picked}" data-path="/lab"><p>new page</p>`,
  );
  expect(lines()).toEqual([]);
});

const foot = { 'page-foot': { Widget: () => 'its foot' } };
const late = async () => never;
const suspends = () => use(never);
const failing: [string, unknown, string, RegExp][] = [
  ['is gone', undefined, 'fetch', /is gone/],
  ['cannot be evaluated', { routes: new Error('broken container') }, 'evaluate', /broken container/],
  ['has no routes', { routes: {} }, 'evaluate', /has no routes/],
  [
    'has routes that no router takes',
    routeOf({ children: [{ path: '/about' }] }),
    'evaluate',
    /is not valid/,
  ],
  ['has a loader that throws', routeOf({ loader: broken('a loader') }), 'load', /broken in a loader/],
  ['has a loader that never settles', routeOf({ loader: late }), 'load', /takes longer than 2000 ms/],
  ['has a loader whose data cannot be written', routeOf({ loader: () => 5n }), 'load', /serialize a BigInt/],
  ['throws while it is rendered', routeOf({ Component: broken('render') }), 'render', /broken in render/],
  ['suspends for ever', routeOf({ Component: suspends }), 'render', /rendering takes longer than 2000 ms/],
  [
    'has a slot that throws',
    { ...page('new page'), 'page-foot': { Widget: broken('a slot') } },
    'render',
    /broken in a slot/,
  ],
  [
    'has a slot that suspends for ever',
    { ...page('new page'), 'header-cart': { Widget: suspends } },
    'render',
    /takes longer than 2000 ms/,
  ],
  [
    'has a slot whose load never settles',
    { ...page('new page'), 'page-foot': { Widget: () => null, load: late } },
    'load',
    /takes longer than 2000 ms/,
  ],
  ['has a slot that is none', { ...page('new page'), 'page-foot': {} }, 'evaluate', /has no Widget/],
];

test.each(failing)('if a release %s, the default replaces it', async (_, exposed, phase, reason) => {
  releases = { [standing]: { ...page('old page'), ...foot } };
  if (exposed) releases[picked] = exposed as Record<string, unknown>;
  const { status, html, took } = await made();
  expect(status).toBe(200);
  expect(html).toContain('old page');
  expect(html).toContain('its foot');
  expect(html).not.toContain(`data-release="${picked}"`);
  expect(html).not.toContain(`"version":"${picked}"`);
  expect(lines()).toEqual([expect.stringMatching(reason)]);
  expect(lines()[0]).toContain(`lab@${picked} (${phase}) at /lab: `);
  expect(took).toBeLessThan(2_500);
  const isLate = reason.source.includes('takes longer');
  expect(reportedTimeout.mock.calls.map(([about]) => about)).toEqual(
    isLate ? [{ remote: 'lab', version: picked, phase, address: '/lab' }] : [],
  );
  expect(counts()).toEqual({
    [picked]: {
      documents: 1,
      fallbacks: 1,
      ...(phase === 'fetch' ? { unfetched: 1 } : { failures: 1 }),
      ...(isLate && { slow: 1 }),
    },
    [standing]: { documents: 1 },
  });
});

test.each(failing)('if the only release %s, only its slot is missing', async (_, exposed, phase, reason) => {
  releases = exposed ? { [picked]: exposed as Record<string, unknown> } : {};
  const { status, html, took } = await made(mapOf(picked));
  const hasPage = html.includes('new page');
  expect(status).toBe(hasPage ? 200 : 503);
  expect(html.includes('This part of the shop is not available right now')).toBe(!hasPage);
  // The browser does not hydrate parts that were not used.
  if (phase === 'evaluate') expect(html.includes('"lab/routes"')).toBe(hasPage);
  expect(lines()).toEqual([expect.stringMatching(reason)]);
  expect(lines()[0]).toContain(`lab@${picked} (${phase}) at /lab: `);
  expect(took).toBeLessThan(2_500);
  expect(counts()[picked]).toMatchObject({ documents: 1, fallbacks: 1 });
});

test('if the default fails too, the next release by traffic replaces it', async () => {
  releases = {
    [picked]: routeOf({ Component: broken('render') }),
    [standing]: { routes: new Error('broken container') },
    [next]: page('another page'),
  };
  const { status, html } = await made(mapOf(standing, next, picked));
  expect(status).toBe(200);
  expect(html).toContain('another page');
  expect(lines().map((line) => line.split(' at ')[0])).toEqual([
    `lab@${picked} (render)`,
    `lab@${standing} (evaluate)`,
  ]);
});

test('tries each release once, and shows the last', async () => {
  const brokenPage = { ...routeOf({ Component: broken('render') }), ...foot };
  releases = { [picked]: brokenPage, [standing]: brokenPage, [next]: brokenPage };
  const { status, headers, html } = await made(mapOf(standing, next, picked));
  expect(status).toBe(503);
  expect(headers['retry-after']).toBe('120');
  expect(html).toContain('its foot');
  expect(html).toContain(`data-release="${next}"`);
  expect(loaded.mock.calls.filter(([name]) => name.endsWith('routes'))).toEqual([
    [`${picked} routes`],
    [`${standing} routes`],
    [`${next} routes`],
  ]);
});

test('a document never takes more than five seconds', async () => {
  const slow = routeOf({ loader: late });
  const another = '1.6.0+0123456789ab';
  releases = { [picked]: slow, [standing]: slow, [next]: slow, [another]: slow };
  const { status, took } = await made(mapOf(standing, next, another, picked));
  expect(status).toBe(503);
  expect(took).toBeLessThanOrEqual(5_100);
  expect(lines()).toHaveLength(3);
  expect(lines()[2]).toContain('The document had no time left for the loader of /lab.');
  const failed = { documents: 1, failures: 1, fallbacks: 1, slow: 1 };
  // One that is not at fault did not fail, and one that was not slow is not.
  expect(counts()).toEqual({ [picked]: failed, [standing]: failed, [next]: { documents: 1, fallbacks: 1 } });
});

describe('counts of a document', () => {
  test('count the releases that it needs, and no others', async () => {
    await made(mapOf(standing), { path: '/nowhere' });
    expect(counts()).toEqual({});
    Object.assign(releases[standing] ?? {}, foot);
    await made(mapOf(standing), { path: '/nowhere' });
    expect(counts()).toEqual({ [standing]: { documents: 1 } });
  });

  test('count a release once, however many parts it has there', async () => {
    Object.assign(releases[standing] ?? {}, foot);
    await made(mapOf(standing));
    expect(counted).toHaveBeenCalledTimes(1);
    expect(visited.mock.calls).toEqual([[{ visitor: somebody, duration: expect.any(Number) }]]);
  });

  test('count a page with a missing part', async () => {
    releases[standing] = routeOf({ loader: () => data(null, { status: 503 }) });
    expect((await made(mapOf(standing))).status).toBe(503);
    expect(counts()).toEqual({ [standing]: { documents: 1, fallbacks: 1 } });
  });

  test('count a missing file, but not a file with other bytes', async () => {
    releases[picked] = { routes: new NotFetched('too late') };
    await made();
    expect(counts()[picked]).toEqual({ documents: 1, fallbacks: 1, unfetched: 1 });
    counted.mockClear();
    releases[picked] = { routes: new WrongBytes('other bytes') };
    await made();
    expect(counts()[picked]).toEqual({ documents: 1, fallbacks: 1 });
  });

  test('count nothing for a visitor who has left, or a preview', async () => {
    const gone = new AbortController();
    gone.abort();
    await expect(made(mapOf(standing), { gone })).rejects.toThrow('aborted');
    await made(mapOf(standing), { preview: { releases: {}, expires: Date.now() + 1_000 } });
    expect(counted).not.toHaveBeenCalled();
  });
});

describe('the trace of a document', () => {
  const attributesOf = (exposed: string) => ({
    'storefront.remote': 'lab',
    'storefront.release': picked,
    'storefront.exposed': exposed,
  });

  test('has composition, loading and rendering', async () => {
    releases[picked] = {
      ...routeOf({ loader: async () => 'its data' }),
      'page-foot': { Widget: () => 'its foot', load: async () => null },
    };
    const spans = keptSpans();
    await made(mapOf(picked));
    expect(await spans()).toMatchObject([
      { path: 'compose', failed: null, attributes: { 'storefront.releases': [`lab@${picked}`] } },
      { path: 'compose > load lab/page-foot', failed: null, attributes: attributesOf('page-foot') },
      {
        path: 'compose > loader /lab',
        failed: null,
        attributes: { ...attributesOf('routes'), 'storefront.pattern': '/lab' },
      },
      { path: 'compose > render', failed: null },
    ]);
  });

  test('has the failure and the replacement', async () => {
    releases[picked] = routeOf({ loader: broken('a loader') });
    const spans = keptSpans();
    await made();
    const [first, second, ...parts] = await spans();
    expect([first?.failed, second?.failed].toSorted()).toEqual(['broken in a loader', null]);
    expect(parts).toMatchObject([
      { path: 'compose > loader /lab', failed: 'broken in a loader', attributes: { 'error.type': 'Error' } },
      { path: 'compose > render', failed: null },
    ]);
  });

  test('has a slot that throws', async () => {
    releases[picked] = { ...page('new page'), 'page-foot': { Widget: broken('a slot') } };
    const spans = keptSpans();
    await made(mapOf(picked));
    expect((await spans())[0]).toMatchObject({ path: 'compose', failed: 'broken in a slot' });
  });
});

test.each([
  [404, 'We could not find that page'],
  [410, 'Gauze swabs: no longer sold'],
])('a %i thrown by a loader is no failure', async (status, text) => {
  const loader = () => {
    throw data('Gauze swabs', { status });
  };
  releases[picked] = routeOf({ loader });
  const spans = keptSpans();
  expect(await made()).toMatchObject({
    status,
    html: expect.stringContaining(text),
  });
  expect(lines()).toEqual([]);
  expect((await spans()).map(({ failed }) => failed)).toEqual([null, null, null]);
});

test('an error that a release contains in its own part is logged, and is no failure', async () => {
  const contained = createElement(Suspense, { fallback: 'a part of it' }, createElement(broken('a part')));
  releases[picked] = routeOf({ Component: () => contained });
  expect(await made()).toMatchObject({ status: 200, html: expect.stringContaining('a part of it') });
  expect(lines()).toEqual(['document: broken in a part']);
});

test.each([
  ['that is declared and has no route', '/lab/new', 'GET'],
  ['that is nobody’s', '/nowhere', 'GET'],
  ['that is nobody’s', '/nowhere', 'POST'],
])('a page %s is a 404: %s %s', async (_, path, method) => {
  expect((await made(mapOf(standing), { path, init: { method } })).status).toBe(404);
});

test('a redirect is counted, and is no failure', async () => {
  releases[picked] = routeOf({ loader: () => redirect('/shop') });
  expect(await made()).toMatchObject({ status: 302, location: '/shop' });
  expect(counts()).toEqual({ [picked]: { documents: 1 } });
});

describe('a posted form', () => {
  const post = () => ({ method: 'POST', body: new URLSearchParams({ email: 'ann@clinic.test' }) });
  const action = jest.fn();
  beforeEach(() => action.mockReset().mockResolvedValue('taken'));
  const taking = (Component: () => ReactNode) => routeOf({ action, Component });
  beforeEach(() => {
    releases[standing] = taking(() => 'old page');
  });

  test('may take its time to arrive', async () => {
    formTakes = 60_000;
    action.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, 8_000)));
    expect(await made(mapOf(standing), { init: post() })).toMatchObject({
      status: 200,
      html: expect.stringContaining('old page'),
    });
  });

  test('is refused unread at a page without an action', async () => {
    releases[standing] = page('old page');
    expect(await made(mapOf(standing), { init: post() })).toMatchObject({
      status: 405,
      headers: { allow: 'GET, HEAD' },
    });
    expect(formRead).not.toHaveBeenCalled();
  });

  test.each<[string, Record<string, unknown> | null]>([
    ['cannot be had', null],
    ['cannot be evaluated', { routes: new Error('broken container') }],
  ])('goes to the other release if the first one %s', async (_, exposed) => {
    Object.assign(releases, { [picked]: exposed });
    expect(await made(undefined, { init: post() })).toMatchObject({
      status: 200,
      html: expect.stringContaining('old page'),
    });
    expect(action).toHaveBeenCalledTimes(1);
    const failed = { posts: 1, failedPosts: 1, ...(exposed === null && { unfetched: 1 }) };
    expect(counts()).toEqual({ [picked]: failed, [standing]: { posts: 1 } });
  });

  test.each([
    [422, { posts: 1 }],
    [502, { posts: 1, failedPosts: 1 }],
  ])('answered with %i counts %j', async (status, expected) => {
    action.mockImplementation(() => data('refused', { status }));
    Object.assign(releases[standing] ?? {}, foot);
    expect((await made(mapOf(standing), { init: post() })).status).toBe(status);
    expect(counts()).toEqual({ [standing]: expected });
    expect(visited.mock.calls).toEqual([[{ visitor: somebody }]]);
  });

  test.each<[string, () => unknown]>([
    ['and the page fails', async () => 'taken'],
    ['and the action fails', broken('an action')],
    ['and the action never settles', () => never],
  ])('is handled once %s', async (_, acting) => {
    action.mockImplementation(acting);
    releases[picked] = taking(broken('render'));
    const { status, html } = await made(undefined, { init: post() });
    expect(status).toBe(503);
    expect(html).not.toContain('old page');
    expect(action).toHaveBeenCalledTimes(1);
    expect(lines()).toHaveLength(1);
    expect(counts()).toEqual({ [picked]: { posts: 1, failedPosts: 1 } });
  });
});

test('a visitor who leaves ends the document, and no release is to blame', async () => {
  releases[picked] = routeOf({ Component: suspends });
  const gone = new AbortController();
  setTimeout(() => gone.abort(), 500);
  await expect(made(undefined, { gone })).rejects.toThrow('This operation was aborted');
  expect(lines()).toEqual([]);
});

test('a preview shows that its release fails', async () => {
  releases[picked] = routeOf({ Component: broken('render') });
  const entry = mapOf(standing, picked).microFrontends.lab?.find(
    ({ metadata }) => metadata.version === picked,
  );
  const preview = { releases: { lab: entry as LiveRelease }, expires: Date.now() + 1_000 };
  expect((await made(mapOf(standing), { preview })).status).toBe(503);
});

describe("a release that the visitor's browser could not load", () => {
  const failedInBrowser = new Set([`lab@${picked}`]);
  const asked = (live: ReleaseMap) => made(live, { failedInBrowser });

  test('is not used if there is another', async () => {
    expect((await asked(mapOf(standing, picked))).html).toContain('old page');
  });

  test('is used if no other exists or works', async () => {
    releases = { [picked]: page('new page') };
    expect((await asked(mapOf(picked))).html).toContain('new page');
    expect(await asked(mapOf(standing, picked))).toMatchObject({
      status: 200,
      html: expect.stringContaining('new page'),
    });
  });
});

test('a release excluded by the request is never used, and the rest of the page stays', async () => {
  const madeWithout = (live: ReleaseMap) => made(live, { excluded: new Set([`lab@${picked}`]) });
  expect(await madeWithout(mapOf(standing, picked))).toMatchObject({
    status: 200,
    html: expect.stringContaining('old page'),
  });
  const alone = await madeWithout(mapOf(picked));
  expect([alone.status, alone.html.includes('new page')]).toEqual([503, false]);
});

test('the page knows the remotes with another release for its visitor', async () => {
  expect((await made()).html).toContain('"replaceable":["lab"]');
  expect((await made(mapOf(picked))).html).toContain('"replaceable":[]');
  const failedInBrowser = new Set([`lab@${picked}`]);
  expect((await made(undefined, { failedInBrowser })).html).toContain('"replaceable":[]');
});

test('a document has a token for browser reports if they are on, and a preview has none', async () => {
  const key = Buffer.alloc(32, 1);
  const tokenIn = (html: string) => /"viewToken":"([^"]+)"/.exec(html)?.[1];
  expect(tokenIn((await made(mapOf(standing))).html)).toBeUndefined();
  views = { key: key.toString('base64url'), share: 1 };
  const token = tokenIn((await made(mapOf(standing))).html) ?? '';
  const lab = { releases: [`lab@${standing}`], view: somebody };
  expect(viewReportId(token, lab, key)).toBe(`${token} ${somebody}`);
  const preview = { releases: {}, expires: Date.now() + 1_000 };
  expect(tokenIn((await made(mapOf(standing), { preview })).html)).toBeUndefined();
  expect((await made(mapOf(standing))).html).not.toContain('viewShare');
  views = { key: key.toString('base64url'), share: 0.25 };
  expect((await made(mapOf(standing))).html).toContain('"viewShare":0.25');
});

test('shared documents of the same releases are the same, and say the cells with these releases', async () => {
  releases = { [picked]: page('new page') };
  views = { key: Buffer.alloc(32, 1).toString('base64url'), share: 0.5 };
  // Not where one ten minutes end.
  jest.setSystemTime(Date.UTC(2026, 0, 5));
  const shared = { cells: '3'.repeat(25) };
  const first = await made(mapOf(picked), shared);
  const second = await made(mapOf(picked), shared);
  expect(first.html).toContain('new page');
  expect(first.html).toContain(`"cells":"${shared.cells}"`);
  expect(first.html).toBe(second.html);
  expect(first.headers).toEqual(second.headers);
  expect((await made(mapOf(picked))).html).not.toContain('"cells"');
});

test('a document without a fault names its releases, and those that it needs', async () => {
  releases = { [standing]: page('old page'), [picked]: page('new page') };
  const needed = (version: string) => ({
    releaseIds: `lab@${version}`,
    needed: [{ remote: 'lab', version }],
  });
  expect(await made(mapOf(picked))).toMatchObject({ shareable: needed(picked) });
  const loader = () => {
    throw data(null, { status: 404 });
  };
  releases[picked] = routeOf({ loader });
  expect(await made(mapOf(picked))).toMatchObject({ shareable: null });
  releases[picked] = routeOf({ Component: broken('render') });
  expect(await made(mapOf(picked))).toMatchObject({ status: 503, shareable: null });
  expect(await made(mapOf(standing, picked))).toMatchObject({ status: 200, shareable: null });
});

/** Counts the laps of the event loop, from now on until it is stopped. */
function countLaps() {
  let lap = 0;
  let isOver = false;
  const count = () => {
    lap += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  return { lap: () => lap, stop: () => (isOver = true) };
}

test("the policy allows the document's own two scripts, even if a release makes React add others", async () => {
  const picture = createElement('img', { src: '/a.svg', alt: '' });
  const element = createElement(Suspense, null, createElement(ViewTransition, null, picture));
  releases[picked] = routeOf({ Component: () => element });
  const { html, headers } = await made(mapOf(picked));
  const [, script = '', after] = /<script[^>]*>(storefrontPage=.*?)<\/script>(.*)/s.exec(html) ?? [];
  expect(after).toMatch(/<img .*<script>/);
  const [, first = ''] = /^<!DOCTYPE html><html[^>]*><head><script>(.*?)<\/script>/s.exec(html) ?? [];
  expect(headers['content-security-policy']).toContain(
    `script-src '${sourceHash(first)}' '${sourceHash(script)}' 'strict-dynamic'`,
  );
});

test('two documents that are ready together render in separate turns of the event loop', async () => {
  const { lap, stop } = countLaps();
  const laps: number[] = [];
  const Page = () => {
    laps.push(lap());
    return createElement('p');
  };
  releases[standing] = routeOf({ Component: Page });
  await Promise.all([made(mapOf(standing)), made(mapOf(standing))]);
  stop();
  expect(laps).toHaveLength(2);
  expect(new Set(laps).size).toBe(2);
});

test('renders nothing for a visitor who has already left', async () => {
  const gone = new AbortController();
  const Page = jest.fn(() => createElement('p'));
  const loader = () => {
    setImmediate(() => gone.abort());
    return null;
  };
  releases[standing] = routeOf({ Component: Page, loader });
  await expect(made(mapOf(standing), { gone })).rejects.toThrow('This operation was aborted');
  expect(Page).not.toHaveBeenCalled();
});
