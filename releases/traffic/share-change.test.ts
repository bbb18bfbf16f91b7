import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { changeRemote } from '../release-map/change-remote';
import { releasesIn } from '../stores/releases';
import { assignPaths } from './assign-paths';
import { setTraffic } from './set-traffic';
import { shareChange } from './share-change';

const folder = temporaryFolder();
const releases = releasesIn(folder);
process.env.LAB_ORIGIN = 'http://localhost:1';

let versions: readonly string[];
beforeAll(async () => {
  await assignPaths(releases.store, 'lab', ['/lab']);
  const published = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'].map((one) => publishedRelease(folder, 'lab', one));
  versions = (await Promise.all(published)).map(({ version }) => version);
});

const version = (nth: number) => versions[nth] ?? '';

/** Percent by the last digit of the number, the oldest first: `0:90 1:10`. */
const shares = async () =>
  (await releases.store.read()).map?.microFrontends.lab
    ?.map(({ metadata, deployment }) => `${versions.indexOf(metadata.version)}:${deployment.traffic}`)
    .join(' ');

const give = async (nth: number, share: number) =>
  changeRemote(releases.store, 'lab', await shareChange(releases, 'lab', version(nth), share));

test.each([
  ['beside one', '0:100', 1, 10, '0:90 1:10'],
  ['beside two, in proportion', '0:60 1:40', 2, 50, '0:30 1:20 2:50'],
  ['of what it has', '0:60 1:40', 1, 10, '0:90 1:10'],
  [
    'that leaves thirds, of which the greatest takes the rest',
    '0:50 1:25 2:25',
    3,
    0.01,
    '0:50.01 1:24.99 2:24.99 3:0.01',
  ],
  ['of nothing, and leaves the others theirs', '0:60 1:30 2:10', 2, 0, '0:66.67 1:33.33'],
  ['of all', '0:60 1:40', 2, 100, '2:100'],
])('gives a release a share %s', async (_, before, nth, share, after) => {
  const given = before.split(' ').map((one) => one.split(':').map(Number));
  await setTraffic(
    releases,
    'lab',
    Object.fromEntries(given.map(([one = 0, percent = 0]) => [version(one), percent])),
  );
  await give(nth, share);
  expect(await shares()).toBe(after);
});

test('keeps a step of a rollout made meanwhile', async () => {
  await setTraffic(releases, 'lab', { [version(0)]: 60, [version(1)]: 40 });
  const change = await shareChange(releases, 'lab', version(2), 50);
  await setTraffic(releases, 'lab', { [version(0)]: 20, [version(1)]: 80 });
  await changeRemote(releases.store, 'lab', change);
  expect(await shares()).toBe('0:10 1:40 2:50');
});

test('refuses a share if no other release has visitors', async () => {
  await setTraffic(releases, 'lab', { [version(0)]: 100 });
  await expect(give(0, 10)).rejects.toThrow(
    'No other release of lab has visitors: give this one all of them with --now.',
  );
  expect(await shares()).toBe('0:100');
});
