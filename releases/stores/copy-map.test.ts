import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { assignPaths } from '../traffic/assign-paths';
import { copyMap } from './copy-map';
import { folderStore } from './folder-store';

const parent = temporaryFolder();
const emptyStore = async () => folderStore(await mkdtemp(join(parent, 'releases-')));

test('a change that is made meanwhile is left to the next copy, with its map', async () => {
  const [from, to] = [await emptyStore(), await emptyStore()];
  await assignPaths(from, 'lab', ['/lab']);
  const changing = {
    ...from,
    async read() {
      const kept = await from.read();
      await assignPaths(from, 'reviews', ['/reviews']);
      return kept;
    },
  };
  expect(await copyMap(changing, to)).toMatchObject([{ revision: 1, remote: 'lab' }]);
  expect((await to.read()).revision).toBe(1);
  expect(await copyMap(from, to)).toMatchObject([{ revision: 2, remote: 'reviews' }]);
  expect(await to.read()).toEqual(await from.read());
});
