import { contractVersion } from '@storefront/shared/contracts/contract-version';
import { TimeoutError } from '@storefront/shared/with-timeout';
import { currentRequest, runningRequest } from '../process/current-request';
import type { FetchedRelease } from './fetched-release';
import { evaluateContainer, serverModuleLoader } from './server-module-loader';

const fetched = jest.fn();
jest.mock('./fetch-verified', () => ({
  fetchVerified: async (url: string, integrity: string) => Buffer.from(fetched(url, integrity)),
}));

const counted = jest.fn();
jest.mock('../containment/worker-reporting', () => ({
  ...jest.requireActual('../containment/worker-reporting'),
  countRelease: (...about: unknown[]) => counted(...about),
}));

const sent = jest.fn();
jest.mock('../containment/worker-report', () => ({ sendReport: (report: unknown) => sent(report) }));

const marked = jest.fn();
jest.mock('../containment/mark', () => ({
  ...jest.requireActual('../containment/mark'),
  runMarked: (_: unknown, work: () => unknown) => {
    marked(runningRequest());
    return work();
  },
}));

beforeEach(() => {
  counted.mockReset();
  marked.mockReset();
  fetched
    .mockReset()
    .mockImplementation(
      (url) => `exports.lab_1_0_0 = { init() {}, get: async (name) => () => name + ' of ${url}' };`,
    );
});

/** A release of one remote, version and container name, whichever host it is from. */
function release(host: string): FetchedRelease {
  return {
    remote: 'lab',
    version: '1.0.0+0123456789ab',
    container: 'lab_1_0_0',
    paths: [],
    needs: { contract: contractVersion, names: {}, libraries: {} },
    server: { file: 'container.cjs' },
    browser: { entry: 'container.js', exposes: {} },
    files: { 'container.cjs': `sha384-server-of-${host}`, 'container.js': 'sha384-browser' },
    base: `https://${host}.test/`,
    integrity: `sha384-release-of-${host}`,
  };
}

test('tells the supervisor whose code is evaluated, even if that fails', async () => {
  fetched.mockReturnValue('throw new Error("broken container")');
  const seventh = serverModuleLoader({ lab: release('seventh') });
  await expect(seventh('lab/routes')).rejects.toThrow('broken container');
  expect(sent).toHaveBeenCalledWith({ kind: 'evaluated', release: 'lab@1.0.0+0123456789ab' });
});

test('two releases that claim one container name each get their own code', async () => {
  const [one, other] = ['one', 'other'].map((host) => serverModuleLoader({ lab: release(host) }));
  expect(await one?.('lab/routes')).toBe('./routes of https://one.test/container.cjs');
  expect(await other?.('lab/routes')).toBe('./routes of https://other.test/container.cjs');
  expect(await one?.('lab/page-foot')).toBe('./page-foot of https://one.test/container.cjs');
});

test('fetches a release once, by the integrity of its server build', async () => {
  for (const exposed of ['routes', 'page-foot', 'routes'] as const)
    await serverModuleLoader({ lab: release('third') })(`lab/${exposed}`);
  expect(fetched.mock.calls).toEqual([['https://third.test/container.cjs', 'sha384-server-of-third']]);
});

test('counts each load once, and failed ones as failed', async () => {
  const fourth = release('fourth');
  for (const exposed of ['routes', 'page-foot', 'routes'] as const)
    await serverModuleLoader({ lab: fourth })(`lab/${exposed}`);
  expect(counted.mock.calls).toEqual(Array(2).fill([fourth, { loads: 1 }]));
  fetched.mockReturnValue('throw new Error("broken container")');
  const fifth = release('fifth');
  counted.mockReset();
  for (const _ of [1, 2])
    await expect(serverModuleLoader({ lab: fifth })('lab/routes')).rejects.toThrow('broken container');
  expect(counted.mock.calls).toEqual([
    [fifth, { loads: 1 }],
    [fifth, { failedLoads: 1 }],
  ]);
});

test("the evaluation of a release is not attributed to its first visitor's input", async () => {
  const input = { kind: 'body', network: '203.0.113.7' } as const;
  await currentRequest.run({ requestId: 'request-1', address: '/lab', input }, () =>
    serverModuleLoader({ lab: release('sixth') })('lab/routes'),
  );
  // The container, its init, its get and the module.
  expect(marked.mock.calls).toEqual(Array(4).fill([{ id: 'request-1', input: null }]));
});

test('a remote without a release has no modules', async () => {
  await expect(serverModuleLoader({})('lab/routes')).rejects.toThrow('No release of lab is live.');
});

test.each<[string, string]>([
  ['init', 'init: () => new Promise(() => {}), get: async () => () => 1'],
  ['get', 'init() {}, get: () => new Promise(() => {})'],
])('a container that never answers to %s times out after two seconds', async (name, members) => {
  jest.useFakeTimers();
  fetched.mockReturnValue(`exports.lab_1_0_0 = { ${members} };`);
  const outcome = serverModuleLoader({ lab: release(`slow-${name}`) })('lab/routes').catch((error) => error);
  await jest.advanceTimersByTimeAsync(1_999);
  expect(await Promise.race([outcome, null])).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toEqual(new TimeoutError('./routes takes longer than 2000 ms.'));
  jest.useRealTimers();
});

const evaluate = (code: string) =>
  evaluateContainer(code, 'http://localhost:3002/container.cjs', 'cart_1_0_0');

test('finds a container under its federation name', () => {
  const container = evaluate('exports.cart_1_0_0 = { init() {}, get() {} }');
  expect(Object.keys(container)).toEqual(['init', 'get']);
});

test("the code may use Node's own modules and no others", () => {
  expect(() => evaluate("require('node:path'); exports.cart_1_0_0 = { init() {}, get() {} }")).not.toThrow();
  expect(() => evaluate("require('express')")).toThrow("asked for 'express', which is not part of Node");
});

test.each(['', 'exports.cart_1_0_0 = {}', 'exports.cart_1_0_0 = null', 'module.exports = { init() {} }'])(
  '%j is not a container',
  (code) => {
    expect(() => evaluate(code)).toThrow('does not export a federated container');
  },
);
