import type { Candidate } from 'releases/gate/candidate';
import { deepChecks } from './deep-checks';
import type { SeenInBrowser } from './shop-check';

const close = jest.fn();
const closeBrowser = jest.fn();
const launch = jest.fn();
const buildShell = jest.fn();
let chromium: string | undefined;
/** How the shop has ended, and the one without the release. */
let ended: string | null;
let liveEnded: string | null;
/** What the checks say, and in the shop without the release; an Error is thrown. */
let said: Record<string, Partial<SeenInBrowser> | Error>;
let saidLive: Record<string, Partial<SeenInBrowser>>;

jest.mock('../build-shell', () => ({ buildShell: () => buildShell() }));
jest.mock('../browser/chromium', () => ({ findChromium: () => chromium }));
jest.mock('playwright-core', () => ({ chromium: { launch: (options: unknown) => launch(options) } }));
jest.mock('./composition', () => ({
  withRelease: () => 'with it',
  withoutRelease: async () => 'without it',
}));
jest.mock('./private-shop', () => ({
  openPrivateShop: async (_: Candidate, of: string) => ({
    of,
    close,
    ended: () => (of === 'with it' ? ended : liveEnded),
  }),
}));
jest.mock('./checks/server-render', () => ({ serverRender: mockCheck('render') }));
jest.mock('./checks/browser-journey', () => ({ browserJourney: mockCheck('browser') }));
jest.mock('./checks/state-crossing', () => ({ stateCrossing: mockCheck('state') }));

let progress: string[];
beforeEach(() => {
  chromium = '/usr/bin/chromium';
  ended = null;
  liveEnded = null;
  said = {};
  saidLive = {};
  progress = [];
  for (const mock of [close, closeBrowser, launch, buildShell]) mock.mockReset();
  launch.mockResolvedValue({ close: closeBrowser });
  buildShell.mockResolvedValue({ folder: '/shell' });
});

const look = (withBrowser = true) =>
  deepChecks({} as Candidate, { withBrowser, progress: (line) => progress.push(line) });
const nothing = { findings: [] };
const nothingInBrowser = { findings: [], notes: [] };

test('all checks are made, each is told before, and nothing is left open', async () => {
  expect(await look()).toEqual({ render: nothing, browser: nothingInBrowser, state: nothingInBrowser });
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

describe('what is wrong in browsers', () => {
  const region = { what: '/shop breaks region:', where: '<p>', id: 'region of /shop' };
  const contrast = { what: '/shop breaks color-contrast:', where: '<a>', id: 'contrast of /shop' };

  test('without the release, too, is no finding but a note, and the next check follows', async () => {
    said.browser = { faults: [region] };
    saidLive.browser = { faults: [region] };
    expect(await look()).toEqual({
      render: nothing,
      browser: { findings: [], notes: ['Also in what is live: /shop breaks region: <p>.'] },
      state: nothingInBrowser,
    });
    expect(progress).toContain('looks whether that is so without it, too');
    // Both shops.
    expect(close).toHaveBeenCalledTimes(2);
  });

  test('with it alone is one, whatever else is wrong without it', async () => {
    said.browser = { findings: ['Its server is loud.'], faults: [region, contrast] };
    saidLive.browser = { findings: ['Its server is loud.'], faults: [region] };
    expect((await look()).browser).toEqual({
      findings: ['/shop breaks color-contrast: <a>.', 'Its server is loud.'],
      notes: ['Also in what is live: /shop breaks region: <p>.'],
    });
  });

  test('is held against it where nobody could see whether it is there without it', async () => {
    said.browser = { faults: [region] };
    saidLive.browser = { faults: [region] };
    liveEnded = 'The shell of its shop has ended (SIGKILL).';
    expect((await look()).browser?.findings).toEqual(['/shop breaks region: <p>.']);
  });
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
    run: async (_: Candidate, { of }: { of: string }) => {
      const says = (of === 'with it' ? said : saidLive)[name] ?? {};
      if (says instanceof Error) throw says;
      return { findings: [], ...(name !== 'render' && { faults: [] }), ...says };
    },
  };
}
