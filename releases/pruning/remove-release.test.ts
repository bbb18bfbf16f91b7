import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { holderOfNumber, takeVersion } from '@storefront/build/publishing/take-version';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { packedRelease } from '../testing/packed-release';
import { removeRelease } from './prunable-releases';

const folder = temporaryFolder();

test('a release is gone with its source map, and its number is nobody else’s for all that', async () => {
  const version = await packedRelease(folder, '1.0.0');
  const other = await packedRelease(folder, '1.0.1');
  await removeRelease(folder, 'lab', version);
  expect((await readdir(join(folder, 'lab'))).sort()).toEqual(['.1.0.0', '.source-maps', other]);
  expect(await readdir(join(folder, 'lab/.source-maps'))).toEqual([`${other}.json`]);
  expect(await holderOfNumber(join(folder, 'lab'), '1.0.0+0123456789ab')).toBe(version);
});

test('where two have one number, that stays taken by the one that has it', async () => {
  const releases = join(folder, 'lab');
  const [holder, version] = ['2.0.0+0123456789ab', await packedRelease(folder, '2.0.0')];
  await takeVersion(releases, holder);
  await removeRelease(folder, 'lab', version);
  expect(await holderOfNumber(releases, version)).toBe(holder);
});
