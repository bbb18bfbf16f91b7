import type { Candidate } from 'releases/gate/candidate';
import type { Checked } from 'releases/gate/check';
import { deepChecks } from './deep-checks';

const close = jest.fn();
const closeBrowser = jest.fn();
let chromium: string | undefined;
/** What the checks say; an Error is thrown. */
let said: Record<string, Checked | Error>;

jest.mock('../build-shell', () => ({ buildShell: async () => ({ folder: '/shell' }) }));
jest.mock('../browser/chromium', () => ({ findChromium: () => chromium }));
jest.mock('playwright-core', () => ({ chromium: { launch: async () => ({ close: closeBrowser }) } }));
jest.mock('./private-shop', () => ({ openPrivateShop: async () => ({ close }) }));
jest.mock('./checks/server-render', () => ({ serverRender: mockCheck('render') }));
jest.mock('./checks/browser-journey', () => ({ browserJourney: mockCheck('browser') }));
jest.mock('./checks/state-crossing', () => ({ stateCrossing: mockCheck('state') }));

let progress: string[];
beforeEach(() => {
  chromium = '/usr/bin/chromium';
  said = {};
  progress = [];
  for (const mock of [close, closeBrowser]) mock.mockClear();
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

test('without a Chromium that is a finding, unless nobody wants one', async () => {
  chromium = undefined;
  const { browser } = await look();
  expect(browser?.findings).toEqual([expect.stringMatching(/^Not checked: no Chromium/)]);
  expect(await look(false)).toEqual({ render: nothing });
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
