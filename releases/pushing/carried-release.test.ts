import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { packedRelease } from '../testing/packed-release';
import { carriedRelease } from './carried-release';

const parent = temporaryFolder();
let dist: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  dist = join(parent, `${count}`);
  await mkdir(dist);
});

test('the one release in a folder is read', async () => {
  const version = await packedRelease(dist, '1.0.5');
  expect(await carriedRelease(dist)).toMatchObject({
    folder: dist,
    remote: 'lab',
    version,
    release: { paths: ['/lab'] },
  });
});

test('a folder without one, or with two, is refused', async () => {
  const none = `There is no release in ${dist}: pnpm releases publish --out makes one.`;
  await expect(carriedRelease(dist)).rejects.toThrow(new Error(none));
  await writeFile(join(dist, 'release.json'), '{}');
  await expect(carriedRelease(dist)).rejects.toThrow(new Error(none));
  for (const folder of ['release.json', 'nothing'].map((name) => join(dist, name)))
    await expect(carriedRelease(folder)).rejects.toThrow(`There is no release in ${folder}`);
  for (const number of ['1.0.5', '1.0.6']) await packedRelease(dist, number);
  await expect(carriedRelease(dist)).rejects.toThrow(`There is more than one release in ${dist}`);
});

test.each([
  ['release.json', /release\.json is not JSON\.$/],
  ['browser/container.js', /browser\/container\.js is not what lab \S+ was published with\.$/],
  ['browser/container.js.br', /browser\/container\.js\.br is not what lab \S+ was published with\.$/],
])('a release whose %s was cut on its way is refused', async (path, sentence) => {
  const file = join(dist, 'lab', await packedRelease(dist, '1.0.5'), path);
  await truncate(file, (await readFile(file)).length - 3);
  await expect(carriedRelease(dist)).rejects.toThrow(sentence);
});
