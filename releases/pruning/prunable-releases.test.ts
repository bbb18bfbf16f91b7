import { appendFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { numberOf } from '@storefront/shared/release/version';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type Releases, releasesIn } from '../stores/releases';
import { setTraffic } from '../traffic/set-traffic';
import { prunableReleases } from './prunable-releases';

const parent = temporaryFolder();
const month = 31 * 24 * 60 * 60 * 1_000;

process.env.LAB_ORIGIN = 'https://lab.example.com';

let releases: Releases;
let count = 0;
beforeEach(async () => {
  count += 1;
  releases = releasesIn(join(parent, `${count}`));
  for (const number of ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.10']) await old('lab', number);
});
afterEach(() => jest.restoreAllMocks());

/** Publishes a release as long ago as that tabs do not count any more. */
async function old(remote: string, number: string): Promise<string> {
  const { version } = await publishedRelease(releases.folder, remote, number);
  const then = new Date(Date.now() - month);
  await utimes(join(releases.folder, remote, version), then, then);
  return version;
}

const prunable = async (keep: number, remote?: string) =>
  (await prunableReleases(releases, remote, keep)).map((one) => `${one.remote} ${numberOf(one.version)}`);

test('the newest stay, by their numbers, and what is younger than tabs may live', async () => {
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

test('what had visitors stays for as long as tabs may live, and what rollback leads to longer', async () => {
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
])('a clock that is fast ends nothing that is needed: %s', async (_, own, maps) => {
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

test('of each it is known how much room it takes', async () => {
  const version = await old('lab', '1.0.4');
  await setTraffic(releases, 'lab', { [version]: 0 });
  const [{ version: first = '', bytes = 0 } = {}] = await prunableReleases(releases, 'lab', 1);
  const sizes = ['container.cjs', 'container.js', 'release.json'].map(
    async (file) => (await stat(join(releases.folder, 'lab', first, file))).size,
  );
  expect(bytes).toBe((await Promise.all(sizes)).reduce((all, size) => all + size, 0));
});

test('where nobody knows what is live nothing is to be removed', async () => {
  await expect(prunable(1)).rejects.toThrow(
    new Error(`There is no release map in ${releases.folder}: nobody knows what is live.`),
  );
  await setTraffic(releases, 'lab', { [await old('lab', '1.0.4')]: 100 });
  await rm(join(releases.folder, 'release-map.json'));
  await expect(prunable(1)).rejects.toThrow('The release map is gone');
  await expect(prunable(1, 'nobody')).rejects.toThrow(
    new Error(`Nothing of nobody is published in ${releases.folder}.`),
  );
});

test('where an entry of the history cannot be read nothing is to be removed', async () => {
  await setTraffic(releases, 'lab', { [await old('lab', '1.0.4')]: 100 });
  await appendFile(join(releases.folder, 'history.jsonl'), '\n{"revision":2,"remo\n');
  await expect(prunable(1)).rejects.toThrow(
    `The history has entries that are no change (line 3 of ${join(releases.folder, 'history.jsonl')}), so nobody knows what had visitors: mend them or take them out, then try again.`,
  );
});
