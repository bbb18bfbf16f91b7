import type { Browser } from 'playwright-core';
import { inBrowser } from './in-browser';
import type { Side } from './side';
import { visitBoth } from './visit-both';

jest.mock('./visit-both', () => ({ visitBoth: jest.fn() }));
const visit = jest.mocked(visitBoth);
const visits = ['/', '/shop', '/quote', '/about-us'].map((path) => ({
  path,
  pattern: path,
  lists: 'empty lists',
  cookies: {},
}));

/** Findings if every page takes so many milliseconds to become interactive. */
const seen = async (live: number | null, own: number | null, withoutScripts?: true) => {
  const asked = visits.map((one) => ({ ...one, ...(withoutScripts && { withoutScripts }) }));
  visit.mockReset().mockImplementation(async () => ({ found: [], interactive: { live, own } }));
  const { findings, isInteractive } = await inBrowser({} as Browser, [] as unknown as [Side, Side], asked, {
    pictures: '',
    remote: 'lab',
    products: [],
  });
  const sentences = findings.map((one) => (typeof one === 'string' ? one : one.sentence));
  return { sentences, isInteractive, visited: visit.mock.calls.length };
};

test.each([
  [100, 451, ['all pages: become interactive 351 ms later.']],
  [100, 450, []],
  // Half of the live one's time is tolerated.
  [1_000, 1_700, []],
])(
  'if the live release is interactive after %i ms, and the candidate after %i ms, reports %j',
  async (live, own, sentences) => {
    expect(await seen(live, own)).toEqual({ sentences, isInteractive: true, visited: 4 });
  },
);

test('repeats a visit that a late navigation has ended', async () => {
  visit.mockReset();
  visit.mockImplementation(async () => ({ found: [], interactive: { live: 1, own: 1 } }));
  visit.mockRejectedValueOnce(new Error('Execution context was destroyed'));
  const shared = { pictures: '', remote: 'lab', products: [] };
  const { findings } = await inBrowser({} as Browser, [] as unknown as [Side, Side], visits, shared);
  expect([findings, visit.mock.calls.length]).toEqual([[], 5]);
});

test('measures no page without scripts', async () => {
  expect(await seen(100, 900, true)).toEqual({ sentences: [], isInteractive: true, visited: 4 });
});

test('stops visiting when the candidate does not become interactive', async () => {
  expect(await seen(100, null)).toMatchObject({ isInteractive: false, visited: 3 });
});

test('if the live release does not become interactive, visits each page once more', async () => {
  expect(await seen(null, null)).toMatchObject({ isInteractive: true, visited: 8 });
});
