import type { Candidate } from 'releases/gate/candidate';
import type { Checked } from 'releases/gate/check';
import { deepChecks } from './deep-checks';

const close = jest.fn();
const closeBrowser = jest.fn();
const launch = jest.fn();
const buildShell = jest.fn();
let chromium: string | undefined;
/** How the shop has ended. */
let ended: string | null;
/** What the checks say; an Error is thrown. */
let said: Record<string, Checked | Error>;

jest.mock('../build-shell', () => ({ buildShell: () => buildShell() }));
jest.mock('../browser/chromium', () => ({ findChromium: () => chromium }));
jest.mock('playwright-core', () => ({ chromium: { launch: (options: unknown) => launch(options) } }));
jest.mock('./private-shop', () => ({ openPrivateShop: async () => ({ close, ended: () => ended }) }));
jest.mock('./checks/server-render', () => ({ serverRender: mockCheck('render') }));
jest.mock('./checks/browser-journey', () => ({ browserJourney: mockCheck('browser') }));
jest.mock('./checks/state-crossing', () => ({ stateCrossing: mockCheck('state') }));

let progress: string[];
beforeEach(() => {
  chromium = '/usr/bin/chromium';
  ended = null;
  said = {};
  progress = [];
  for (const mock of [close, closeBrowser, launch, buildShell]) mock.mockReset();
  launch.mockResolvedValue({ close: closeBrowser });
  buildShell.mockResolvedValue({ folder: '/shell' });
});

const look = (withBrowser = true) =>
  deepChecks({} as Candidate, { withBrowser, progress: (line) => progress.push(line) });
const nothing = { findings: [] };

test('all checks are made, each is told before, and nothing is left open', async () => {
  expect(await look()).toEqual({ render: nothing, browser: nothing, state: nothing });
  expect(progress).toEqual(['opening a shop for it', 'does render', 'does browser', 'does state']);
  expect([close, closeBrowser].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
});

test.each([
  ['render', ['render']],
  ['browser', ['render', 'browser']],
])('nothing is looked at after a finding: %s', async (name, made) => {
  said[name] = { findings: ['It is broken.'] };
  expect(Object.keys(await look())).toEqual(made);
  expect(close).toHaveBeenCalledTimes(1);
});

test('without a Chromium that is a finding before anything is built, unless nobody wants one', async () => {
  chromium = undefined;
  expect(await look()).toEqual({
    browser: { findings: [expect.stringMatching(/^Not checked: no Chromium/)] },
  });
  expect(buildShell).not.toHaveBeenCalled();
  expect(await look(false)).toEqual({ render: nothing });
});

test('a browser that does not open is a finding, in one sentence', async () => {
  launch.mockRejectedValue(new Error('browserType.launch: Failed to launch.\nCall log:\n  - <launching>'));
  expect((await look()).browser?.findings).toEqual([
    'Not checked: /usr/bin/chromium does not open: browserType.launch: Failed to launch (CHROMIUM_PATH, or --without-browser).',
  ]);
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  [0, true],
  [1000, false],
])('as user %d the browser is without its sandbox: %s', async (user, isWithout) => {
  jest.spyOn(process, 'getuid').mockReturnValue(user);
  await look();
  expect(launch.mock.calls[0][0].args.includes('--no-sandbox')).toBe(isWithout);
});

test('a shop that ends is all that is said', async () => {
  ended = 'The shell of its shop has ended (SIGKILL).';
  said.render = { findings: ['/lab is not answered within 15000 ms.'] };
  expect(await look()).toEqual({ render: { findings: [ended] } });
});

test('what a check throws leaves nothing open', async () => {
  said.browser = new Error('lost');
  await expect(look()).rejects.toThrow('lost');
  expect([close, closeBrowser].map((mock) => mock.mock.calls.length)).toEqual([1, 1]);
});

function mockCheck(name: string) {
  return {
    name,
    does: `does ${name}`,
    run: async () => {
      const says = said[name] ?? { findings: [] };
      if (says instanceof Error) throw says;
      return says;
    },
  };
}
