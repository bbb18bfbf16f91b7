import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { changeRemote } from '../release-map/change-remote';
import { nothingLive } from '../release-map/release-map';
import { startRollout } from '../rollout/start-rollout';
import { type Releases, releasesIn } from '../stores/releases';
import { packedRelease } from '../testing/packed-release';
import { rollBack } from '../traffic/roll-back';
import { setTraffic } from '../traffic/set-traffic';
import { removeRemote, switchOn } from '../traffic/switch';
import { wantedVersions } from './prunable-releases';

const folder = temporaryFolder();
let releases: Releases;
/** Seven releases, the oldest first. */
let versions: string[];
let count = 0;

process.env.LAB_ORIGIN = 'https://lab.example.com';

beforeEach(async () => {
  count += 1;
  releases = releasesIn(`${folder}/${count}`);
  versions = [];
  for (const number of [0, 1, 2, 3, 4, 5, 6])
    versions.push(await packedRelease(releases.folder, `1.0.${number}`));
});

/** Gives all visitors to one release after the other. */
async function live(...numbers: number[]): Promise<void> {
  for (const number of numbers) await setTraffic(releases, 'lab', { [versions[number] ?? '']: 100 });
}

/** Which of the releases are wanted, by their place among them; nothing counts as recent unless it is said. */
async function wanted(rollbacks: number, since = Number.POSITIVE_INFINITY): Promise<number[]> {
  const { map } = await releases.store.read();
  const { changes } = await releases.store.history();
  const all = wantedVersions('lab', { map: map ?? nothingLive, changes }, { rollbacks, since });
  return versions.flatMap((version, number) => (all.has(version) ? [number] : []));
}

test('what is in the map is wanted, without visitors as well', async () => {
  await setTraffic(releases, 'lab', { [versions[1] ?? '']: 0, [versions[4] ?? '']: 100 });
  expect(await wanted(0)).toEqual([1, 4]);
});

test('what rollback leads to is wanted, so many times in a row, and it does lead there', async () => {
  await live(0, 1, 2, 3, 4);
  expect(await wanted(0)).toEqual([3, 4]);
  expect(await wanted(2)).toEqual([2, 3, 4]);
  await rollBack(releases, 'lab');
  // From 3 on, which is where 4 was taken back to.
  expect(await wanted(2)).toEqual([1, 2, 3, 4]);
  await rollBack(releases, 'lab');
  await rollBack(releases, 'lab');
  expect((await releases.store.read()).map?.microFrontends.lab?.[0]?.metadata.version).toBe(versions[1]);
});

test('all steps of a rollout are one rollback', async () => {
  await live(0, 1);
  const begin = await startRollout(releases, 'lab', versions[2] ?? '', { steps: [1, 100], every: 60 });
  await changeRemote(releases.store, 'lab', begin);
  await setTraffic(releases, 'lab', { [versions[2] ?? '']: 100 });
  expect(await wanted(1)).toEqual([1, 2]);
  expect(await wanted(2)).toEqual([0, 1, 2]);
});

test('what on leads to is wanted, also of a remote that was taken out of the map', async () => {
  await live(3);
  await removeRemote(releases.store, 'lab');
  expect(await wanted(0)).toEqual([3]);
  await switchOn(releases, 'lab');
  expect(await wanted(0)).toEqual([3]);
});

test('what has had visitors of late is wanted, and of another remote nothing', async () => {
  await live(0, 1, 2, 3);
  const { changes } = await releases.store.history();
  const [, second] = changes.map(({ at }) => Date.parse(at));
  expect(await wanted(0)).toEqual([2, 3]);
  expect(await wanted(0, second)).toEqual([0, 1, 2, 3]);
  const { map } = await releases.store.read();
  const all = { map: map ?? nothingLive, changes };
  expect(wantedVersions('archive', all, { rollbacks: 10, since: 0 })).toEqual(new Set());
});
