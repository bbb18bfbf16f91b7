import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { packedRelease } from '../testing/packed-release';
import { exportedRelease } from './exported-release';

const parent = temporaryFolder();
let dist: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  dist = join(parent, `${count}`);
  await mkdir(dist);
});

test('refuses a folder with no release, or with two', async () => {
  const none = `There is no release in ${dist}: pnpm releases publish --out makes one.`;
  await expect(exportedRelease(dist)).rejects.toThrow(new Error(none));
  await writeFile(join(dist, 'release.json'), '{}');
  await expect(exportedRelease(dist)).rejects.toThrow(new Error(none));
  for (const folder of ['release.json', 'nothing'].map((name) => join(dist, name)))
    await expect(exportedRelease(folder)).rejects.toThrow(`There is no release in ${folder}`);
  for (const number of ['1.0.5', '1.0.6']) await packedRelease(dist, number);
  await expect(exportedRelease(dist)).rejects.toThrow(`There are several releases in ${dist}`);
});

test('refuses a release that was truncated on its way', async () => {
  const file = join(dist, 'lab', await packedRelease(dist, '1.0.5'), 'browser/container.js.br');
  await truncate(file, (await readFile(file)).length - 3);
  await expect(exportedRelease(dist)).rejects.toThrow(
    /browser\/container\.js\.br is not what lab \S+ was published with\.$/,
  );
});
