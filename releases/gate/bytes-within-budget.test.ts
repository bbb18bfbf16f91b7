import { numberOf } from '@storefront/shared/release/version';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { releasesIn } from '../stores/releases';
import { publishedCandidate } from '../testing/candidate';
import { setTraffic } from '../traffic/set-traffic';
import { bytesWithinBudget } from './quick-checks';

jest.mock('@storefront/build/workspace-remotes', () => ({
  workspaceRemotes: [{ name: 'lab', budget: 15_000 }],
}));
/** Bytes of releases, by their numbers. */
const bytes: Record<string, number> = { '1.0.0': 11_480, '1.0.1': 15_001, '1.0.2': 99_000, '2.0.0': 11_500 };
jest.mock('../published/release-contents', () => ({
  ...jest.requireActual('../published/release-contents'),
  releaseContents: async (_folder: string, _remote: string, version: string) => ({
    bytes: { browser: { br: bytes[numberOf(version)], identity: 3 * (bytes[numberOf(version)] ?? 0) } },
  }),
}));
process.env.LAB_ORIGIN = 'https://lab.example';
process.env.REVIEWS_ORIGIN = 'https://reviews.example';

const folder = temporaryFolder();
const checked = async (number: string, remote = 'lab') =>
  bytesWithinBudget(await publishedCandidate(folder, remote, number));

test('a release within its budget is told how large it is', async () => {
  expect(await checked('1.0.0')).toEqual({
    findings: [],
    notes: ['Its browser files are 11.5 KB of 15.'],
    measured: { bytes: 11_480, budget: 15_000, live: null },
  });
});

test('one beyond it is refused', async () => {
  const { findings } = await checked('1.0.1');
  expect(findings).toEqual([
    expect.stringMatching(
      /^lab 1\.0\.1\+\w{12} would send up to 15001 bytes to a browser, but its budget \(lab's remote\.ts\) is 15000\.$/,
    ),
  ]);
});

test('the budget of a remote whose sources are elsewhere is not known', async () => {
  const { findings, notes } = await checked('1.0.2', 'reviews');
  expect([findings, notes]).toEqual([[], ['Its browser files are 99 KB.']]);
});

test.each([
  [12_300, '12.3 KB of 15, 0.8 KB more than 2.0.0, and 2.4 KB more unpacked.'],
  [10_500, '10.5 KB of 15, 1 KB less than 2.0.0, and 3 KB less unpacked.'],
  [11_500, '11.5 KB of 15, 0 KB more than 2.0.0, and 0 KB more unpacked.'],
])('one of %i bytes is compared with the live one', async (size, sentence) => {
  const live = await publishedCandidate(folder, 'lab', '2.0.0');
  await setTraffic(releasesIn(folder), 'lab', { [live.version]: 100 });
  bytes['2.0.1'] = size;
  const { notes, measured } = await checked('2.0.1');
  expect(notes).toEqual([`Its browser files are ${sentence}`]);
  expect(measured?.live).toEqual({ version: live.version, bytes: 11_500 });
});
