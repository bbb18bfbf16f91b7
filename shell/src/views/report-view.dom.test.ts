import { TimeoutError } from '@storefront/shared/with-timeout';
import type { PageData } from '../page-data';
import { reportView } from './report-view';
import { lateReport, type View } from './view';

const rate: Record<string, (metric: { name: string; rating: string }) => void> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['CLS', 'INP', 'LCP'].map((name) => [
      `on${name}`,
      (take: (typeof rate)[string]) => {
        rate[name] = take;
      },
    ]),
  ),
);

const send = jest.fn();
let visibility: DocumentVisibilityState;
beforeEach(() => {
  visibility = 'visible';
  send.mockReset();
  Object.defineProperty(document, 'visibilityState', { get: () => visibility, configurable: true });
  Object.assign(navigator, { sendBeacon: (path: string, body: string) => send(path, JSON.parse(body)) });
});

const turnAway = (to: DocumentVisibilityState = 'hidden') => {
  visibility = to;
  document.dispatchEvent(new Event('visibilitychange'));
};

const page = {
  viewToken: 'token',
  composition: {
    reviews: { version: '1.1.0+b', base: 'http://reviews.test/1.1.0+b/' },
    lab: { version: '1.0.0+a', base: 'http://lab.test/1.0.0+a/' },
    archive: { version: '2.0.0+c', base: 'http://archive.test/2.0.0+c/' },
  },
} as unknown as PageData;

const thrownIn = (file: string, cause?: unknown) =>
  Object.assign(new Error('no', { cause }), { stack: `Error: no\n    at render (${file}:1:7)` });

const view = (faults: View['faults'] = [], used = ['lab', 'reviews']): View => ({
  used: new Set(used),
  faults,
  noting: (load) => load,
  caught: () => {},
});

const report = {
  token: 'token',
  view: expect.stringMatching(/^[\da-z]{1,20}$/),
  releases: ['archive@2.0.0+c', 'lab@1.0.0+a', 'reviews@1.1.0+b'],
  used: ['lab@1.0.0+a', 'reviews@1.1.0+b'],
  broken: [],
  unloaded: [],
  isPoor: false,
};

test('a page is reported once, when its visitor leaves or hides it', () => {
  reportView('token', page, view());
  turnAway('visible');
  expect(send).not.toHaveBeenCalled();
  turnAway();
  turnAway();
  expect(send.mock.calls).toEqual([['/_views', report]]);
});

test('a page that is hidden already is reported at once', () => {
  visibility = 'hidden';
  reportView('token', page, view());
  expect(send).toHaveBeenCalledTimes(1);
});

test.each([
  ['threw', { error: thrownIn('http://lab.test/1.0.0+a/page.js') }],
  [
    'threw while React could mend it',
    { error: thrownIn('react.js', thrownIn('http://lab.test/1.0.0+a/a.js')) },
  ],
  ['could not be evaluated', { error: new Error('no'), remote: 'lab' }],
])('a release whose code %s is broken, and no other', (_, fault) => {
  reportView('token', page, view([fault]));
  turnAway();
  expect(send).toHaveBeenCalledWith('/_views', { ...report, broken: ['lab@1.0.0+a'] });
});

const chunk = 'http://lab.test/1.0.0+a/container.js';
const notCome = (error: Error) => Object.assign(error, { name: 'ChunkLoadError' });
test.each([
  ['did not come', { error: notCome(new Error('no')), remote: 'lab' }],
  ['did not come later on', { error: notCome(thrownIn(chunk)) }],
  ['did not come, as React could mend', { error: thrownIn('react.js', notCome(thrownIn(chunk))) }],
  ['came too late', { error: new TimeoutError('late'), remote: 'lab' }],
])('a release with a file that %s is unloaded, not broken', (_, fault) => {
  reportView('token', page, view([fault]));
  turnAway();
  expect(send).toHaveBeenCalledWith('/_views', { ...report, unloaded: ['lab@1.0.0+a'] });
});

test('other errors mark no release as broken, and releases outside of the page are omitted', () => {
  const errors = [thrownIn('http://shop.test/_shell/shell.js'), null, 'text'];
  const faults = errors.map((error) => ({ error }));
  reportView('token', page, view(faults, ['lab', 'reviews', 'gone']));
  turnAway();
  expect(send).toHaveBeenCalledWith('/_views', report);
});

test('a view is poor if the last value of a web vital is poor', () => {
  reportView('token', page, view());
  rate.LCP?.({ name: 'LCP', rating: 'poor' });
  rate.LCP?.({ name: 'LCP', rating: 'good' });
  rate.INP?.({ name: 'INP', rating: 'poor' });
  turnAway();
  expect(send).toHaveBeenCalledWith('/_views', { ...report, isPoor: true });
});

describe('a page', () => {
  beforeEach(() => jest.useFakeTimers());
  const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  test('that opens hidden is reported only after three seconds', async () => {
    visibility = 'hidden';
    lateReport(page, view());
    await after(2_999);
    expect(send).not.toHaveBeenCalled();
    await after(1);
    expect(send).toHaveBeenCalledTimes(1);
  });

  test.each([
    [0.25, 0],
    [0.249, 1],
  ])('if a quarter reports, by chance %p, %i of them do', async (chance, reports) => {
    visibility = 'hidden';
    const random = jest.spyOn(Math, 'random').mockReturnValue(chance);
    lateReport({ ...page, viewShare: 0.25 }, view());
    await after(10_000);
    expect(send).toHaveBeenCalledTimes(reports);
    random.mockRestore();
  });

  test('reports nothing without a token', async () => {
    visibility = 'hidden';
    lateReport({ ...page, viewToken: '' }, view());
    await after(10_000);
    expect(send).not.toHaveBeenCalled();
  });
});
