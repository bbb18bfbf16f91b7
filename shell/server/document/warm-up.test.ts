import { captureEvents } from 'log/testing/capture-events';
import { type LiveRelease, nothingLive } from 'releases/release-map/release-map';
import { releaseMap } from 'releases/testing/release-map';
import { noneUnhealthy } from '../containment/commands';
import { warmUp } from './warm-up';

const sent = jest.fn();
jest.mock('../containment/worker-report', () => ({ sendReport: (report: unknown) => sent(report) }));

const fetched: string[] = [];
const trusts: unknown[] = [];
let isGone: boolean;
jest.mock('../remotes/fetched-release', () => ({
  ...jest.requireActual('../remotes/fetched-release'),
  fetchRelease: async ({ remote, metadata }: LiveRelease & { remote: string }, trust: unknown) => {
    trusts.push(trust);
    if (isGone) throw new Error('http://host.test/release.json answered 404.');
    fetched.push(`${remote} ${metadata.version}`);
    const files = { scripts: [], styles: [] };
    const exposes = { './routes': files, './page-foot': files, './cart-drawer': files };
    return { remote, base: '', files: {}, browser: { entry: '', exposes } };
  },
}));
const loaded: string[] = [];
jest.mock('../remotes/server-module-loader', () => ({
  serverModuleLoader: () => async (name: string) => void loaded.push(name),
}));

const map = releaseMap({ lab: { '1.0.0+a': 90, '1.1.0+b': 10 }, reviews: { '2.0.0+c': 100 } });
const site = jest.fn(async () => {});
const folder = '/nowhere';

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  isGone = false;
  fetched.length = 0;
  trusts.length = 0;
  loaded.length = 0;
});
afterEach(() => jest.useRealTimers());

const readiness = () => sent.mock.calls.map(([{ missing }]) => missing);

test('evaluates the default releases and calls the backend before a worker is ready', async () => {
  await warmUp({ map, unhealthy: noneUnhealthy }, site, folder);
  expect(fetched).toEqual(['lab 1.0.0+a', 'reviews 2.0.0+c']);
  expect(loaded.toSorted()).toEqual(['lab/page-foot', 'lab/routes', 'reviews/page-foot', 'reviews/routes']);
  expect(site).toHaveBeenCalledTimes(1);
  expect(readiness()).toEqual([[]]);
});

test('uses the replacement of a default release in quarantine', async () => {
  await warmUp({ map, unhealthy: { quarantined: ['lab@1.0.0+a'], lastResort: [] } }, site, folder);
  expect(fetched).toEqual(['lab 1.1.0+b', 'reviews 2.0.0+c']);
});

test('checks the default releases against the trusted keys', async () => {
  const trusting = { ...map, keys: { lab: ['key'] }, origins: { reviews: [] } };
  await warmUp({ map: trusting, unhealthy: noneUnhealthy }, site, folder);
  expect(trusts).toEqual([{ keys: ['key'] }, { origins: [] }]);
});

test('reports an unavailable release without its address, and retries until it loads', async () => {
  isGone = true;
  const events = captureEvents();
  await warmUp(
    { map, unhealthy: noneUnhealthy },
    async () => {
      throw new Error('The backend is down.');
    },
    folder,
  );
  expect(readiness()).toEqual([
    ['The default release of lab cannot be loaded.', 'The default release of reviews cannot be loaded.'],
  ]);
  expect(events[0]?.err?.message).toContain('answered 404');
  isGone = false;
  await jest.advanceTimersByTimeAsync(2_000);
  expect(readiness().at(-1)).toEqual([]);
});

test('a worker without a release map is not ready', async () => {
  await warmUp({ map: nothingLive, unhealthy: noneUnhealthy }, site, folder);
  expect(readiness()).toEqual([
    ['The release map cannot be read, or it has no live release: see the log of the shell.'],
  ]);
});
