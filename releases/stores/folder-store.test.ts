import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { changeRemote } from '../release-map/change-remote';
import { releaseMap } from '../testing/release-map';
import { folderStore, writeReleaseMap } from './folder-store';

const old = releaseMap({ cart: { '1.0.3+0123456789ab': 100 } });
const both = releaseMap({ cart: { '1.0.3+0123456789ab': 50, '1.0.4+0123456789ab': 50 } });

const parent = temporaryFolder();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(parent, 'releases-'));
  await writeReleaseMap(folder, old);
});

test('a map that breaks the rules changes nothing and leaves no trace', async () => {
  await expect(writeReleaseMap(folder, releaseMap({ cart: { '1.0.4+0123456789ab': 99 } }))).rejects.toThrow(
    'add up to 100',
  );
  expect((await folderStore(folder).read()).map).toEqual(old);
  expect(await readdir(folder)).toEqual(['release-map.json']);
});

test('the next change removes the files of a killed command', async () => {
  await writeFile(join(folder, 'release-map.4f5d2c1e-0000-4000-8000-0123456789ab.json'), '');
  await writeFile(join(folder, 'release-map.old.json'), 'an operator’s own');
  await writeReleaseMap(folder, both);
  expect((await readdir(folder)).sort()).toEqual(['release-map.json', 'release-map.old.json']);
});

test('reports a broken file without a history in one sentence, and replaces it if nobody operates the shop', async () => {
  const store = folderStore(folder);
  const file = join(folder, 'release-map.json');
  await writeFile(file, '{"microFrontends":');
  await expect(store.read()).rejects.toThrow(
    `The release map is not JSON (${file}), and there is no history to restore it from: repair it, or move it away`,
  );
  await expect(changeRemote(store, 'cart', (state) => state)).rejects.toThrow('is not JSON');
  await writeReleaseMap(folder, both);
  expect((await store.read()).map).toEqual(both);
});

describe('a lease in a file', () => {
  let now = 0;
  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });

  test('one holder keeps it while it asks, and then another gets it', async () => {
    const [ann, ben] = [folderStore(folder).holdLease, folderStore(folder).holdLease];
    expect(await ann('ann')).toBe(true);
    for (let second = 0; second < 20; second += 1) {
      expect(await ben('ben')).toBe(false);
      expect(await ann('ann')).toBe(true);
      now += 1_000;
    }
    expect(await ben('ben')).toBe(false);
    now += 5_000;
    expect(await ben('ben')).toBe(false);
    now += 1;
    expect(await ben('ben')).toBe(true);
    expect(await ann('ann')).toBe(false);
  });
});
