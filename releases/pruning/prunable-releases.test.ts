import { appendFile, readdir, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { claimVersion, holderOfNumber } from '@storefront/build/publishing/claim-version';
import { numberOf } from '@storefront/shared/release/version';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { changeRemote } from '../release-map/change-remote';
import { nothingLive } from '../release-map/release-map';
import { startRollout } from '../rollout/start-rollout';
import { freshReleases } from '../testing/fresh-releases';
import { packedRelease } from '../testing/packed-release';
import { rollBack } from '../traffic/roll-back';
import { setTraffic } from '../traffic/set-traffic';
import { removeRemote, switchOn } from '../traffic/switch';
import { prunableReleases, removeRelease, wantedVersions } from './prunable-releases';

const releases = freshReleases();
const month = 31 * 24 * 60 * 60 * 1_000;

process.env.LAB_ORIGIN = 'https://lab.example.com';

describe('releases that nothing needs', () => {
  beforeEach(async () => {
    for (const number of ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.10']) await old('lab', number);
  });

  /** Publishes a release so long ago that open tabs no longer count. */
  async function old(remote: string, number: string): Promise<string> {
    const { version } = await publishedRelease(releases.folder, remote, number);
    const then = new Date(Date.now() - month);
    await utimes(join(releases.folder, remote, version), then, then);
    return version;
  }

  const prunable = async (keep: number, remote?: string) =>
    (await prunableReleases(releases, remote, keep)).map((one) => `${one.remote} ${numberOf(one.version)}`);

  test('keeps the newest by number, and those younger than a tab may live', async () => {
    const archived = await old('archive', '1.0.0');
    for (const number of ['1.0.1', '1.0.2']) await old('archive', number);
    await setTraffic(releases, 'lab', { [await old('lab', '1.0.11')]: 100 });
    expect(await prunable(2)).toEqual(['archive 1.0.0', 'lab 1.0.0', 'lab 1.0.1', 'lab 1.0.2', 'lab 1.0.3']);
    expect(await prunable(2, 'archive')).toEqual(['archive 1.0.0']);
    const now = new Date();
    await utimes(join(releases.folder, 'archive', archived), now, now);
    expect(await prunable(2)).toEqual(['lab 1.0.0', 'lab 1.0.1', 'lab 1.0.2', 'lab 1.0.3']);
    expect(await prunable(10)).toEqual([]);
  });

  test('keeps releases that had visitors for as long as tabs may live, and rollback targets longer', async () => {
    const [first, second, third] = ['1.0.0', '1.0.1', '1.0.2'];
    for (const number of [first, second, third]) {
      const { version } = await publishedRelease(releases.folder, 'lab', number);
      await setTraffic(releases, 'lab', { [version]: 100 });
      await old('lab', number);
    }
    expect(await prunable(1)).toEqual(['lab 1.0.3']);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + month);
    expect(await prunable(1)).toEqual(['lab 1.0.0', 'lab 1.0.3']);
  });

  test.each([
    ['that of who prunes', month, 0],
    ['that of the release map', 0, month],
  ])('a fast clock removes no needed release: %s', async (_, own, maps) => {
    const { version } = await publishedRelease(releases.folder, 'lab', '1.0.0');
    const place = join(releases.folder, 'lab', version);
    const now = Date.now();
    await utimes(place, now / 1_000, now / 1_000);
    await setTraffic(releases, 'lab', {
      [(await publishedRelease(releases.folder, 'lab', '1.0.10')).version]: 100,
    });
    jest.spyOn(Date, 'now').mockReturnValue(now + own);
    const store = { ...releases.store, now: async () => now + maps };
    const pruned = await prunableReleases({ ...releases, store }, 'lab', 1);
    expect(pruned.map((one) => one.version)).not.toContain(version);
    expect(pruned).not.toEqual([]);
  });

  test('removes nothing if the live releases are not known', async () => {
    await expect(prunable(1)).rejects.toThrow(
      new Error(`There is no release map in ${releases.folder}, so the live releases are not known.`),
    );
    await setTraffic(releases, 'lab', { [await old('lab', '1.0.4')]: 100 });
    await rm(join(releases.folder, 'release-map.json'));
    await expect(prunable(1)).rejects.toThrow('The release map is gone');
    await expect(prunable(1, 'nobody')).rejects.toThrow(
      new Error(`Nothing of nobody is published in ${releases.folder}.`),
    );
  });

  test('removes nothing if an entry of the history cannot be read', async () => {
    await setTraffic(releases, 'lab', { [await old('lab', '1.0.4')]: 100 });
    await appendFile(join(releases.folder, 'history.jsonl'), '\n{"revision":2,"remo\n');
    await expect(prunable(1)).rejects.toThrow(
      `The history has invalid entries (line 3 of ${join(releases.folder, 'history.jsonl')}), so releases that had visitors are not known: repair or remove them, then try again.`,
    );
  });
});

describe('releases that are still needed', () => {
  /** Seven releases, the oldest first. */
  let versions: string[];

  beforeEach(async () => {
    versions = [];
    for (const number of [0, 1, 2, 3, 4, 5, 6])
      versions.push(await packedRelease(releases.folder, `1.0.${number}`));
  });

  /** Gives all visitors to one release after the other. */
  async function live(...numbers: number[]): Promise<void> {
    for (const number of numbers) await setTraffic(releases, 'lab', { [versions[number] ?? '']: 100 });
  }

  /** Indexes of the wanted releases; without `since`, no visitors count as recent. */
  async function wanted(rollbacks: number, since = Number.POSITIVE_INFINITY): Promise<number[]> {
    const { map } = await releases.store.read();
    const { changes } = await releases.store.history();
    const all = wantedVersions('lab', { map: map ?? nothingLive, changes }, { rollbacks, since });
    return versions.flatMap((version, number) => (all.has(version) ? [number] : []));
  }

  test('keeps releases of the map, even without visitors', async () => {
    await setTraffic(releases, 'lab', { [versions[1] ?? '']: 0, [versions[4] ?? '']: 100 });
    expect(await wanted(0)).toEqual([1, 4]);
  });

  test('keeps the targets of a number of rollbacks in a row', async () => {
    await live(0, 1, 2, 3, 4);
    expect(await wanted(0)).toEqual([3, 4]);
    expect(await wanted(2)).toEqual([2, 3, 4]);
    await rollBack(releases, 'lab');
    // Counted from 3, the release before 4.
    expect(await wanted(2)).toEqual([1, 2, 3, 4]);
    await rollBack(releases, 'lab');
    await rollBack(releases, 'lab');
    expect((await releases.store.read()).map?.microFrontends.lab?.[0]?.metadata.version).toBe(versions[1]);
  });

  test('counts all steps of a rollout as one rollback', async () => {
    await live(0, 1);
    const begin = await startRollout(releases, 'lab', versions[2] ?? '', {
      steps: [1, 100],
      stepDuration: 60,
    });
    await changeRemote(releases.store, 'lab', begin);
    await setTraffic(releases, 'lab', { [versions[2] ?? '']: 100 });
    expect(await wanted(1)).toEqual([1, 2]);
    expect(await wanted(2)).toEqual([0, 1, 2]);
  });

  test('keeps the target of on, also of a remote removed from the map', async () => {
    await live(3);
    await removeRemote(releases.store, 'lab');
    expect(await wanted(0)).toEqual([3]);
    await switchOn(releases, 'lab');
    expect(await wanted(0)).toEqual([3]);
  });

  test('keeps releases that had visitors lately, and nothing of other remotes', async () => {
    await live(0, 1, 2, 3);
    const { changes } = await releases.store.history();
    const [, second] = changes.map(({ at }) => Date.parse(at));
    expect(await wanted(0)).toEqual([2, 3]);
    expect(await wanted(0, second)).toEqual([0, 1, 2, 3]);
    const { map } = await releases.store.read();
    const all = { map: map ?? nothingLive, changes };
    expect(wantedVersions('archive', all, { rollbacks: 10, since: 0 })).toEqual(new Set());
  });
});

describe('removing', () => {
  test('removes a release with its source map, and its number stays taken', async () => {
    const { folder } = releases;
    const version = await packedRelease(folder, '1.0.0');
    const other = await packedRelease(folder, '1.0.1');
    await removeRelease(releases, 'lab', version);
    expect((await readdir(join(folder, 'lab'))).sort()).toEqual(['.1.0.0', '.source-maps', other]);
    expect(await readdir(join(folder, 'lab/.source-maps'))).toEqual([`${other}.json`]);
    expect(await holderOfNumber(join(folder, 'lab'), '1.0.0+0123456789ab')).toBe(version);
  });

  test('of two releases with one number, the owner keeps the number', async () => {
    const folder = join(releases.folder, 'lab');
    const [holder, version] = ['2.0.0+0123456789ab', await packedRelease(releases.folder, '2.0.0')];
    await claimVersion(folder, holder);
    await removeRelease(releases, 'lab', version);
    expect(await holderOfNumber(folder, version)).toBe(holder);
  });
});
