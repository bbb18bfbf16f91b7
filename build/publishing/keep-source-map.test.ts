import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRelativePath } from '@storefront/shared/release/release';
import { sourceMapFile } from '@storefront/shared/release/releases-folder';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { keepSourceMap } from './keep-source-map';

const version = '1.0.0+0a1b2c3d4e5f';
const parent = temporaryFolder();

test('keeps the source map of the last build that gave a release, where no host serves it', async () => {
  const map = join(parent, 'container.cjs.map');
  const releases = join(parent, 'releases');
  const file = sourceMapFile(releases, 'lab', version);
  await keepSourceMap(map, releases, 'lab', version);
  expect(() => readFileSync(file)).toThrow('ENOENT');
  for (const text of ['one', 'another']) {
    writeFileSync(map, text);
    await keepSourceMap(map, releases, 'lab', version);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  expect(readdirSync(dirname(file))).toEqual([`${version}.json`]);
  expect(isRelativePath(sourceMapFile('.', 'lab', version).slice('lab/'.length))).toBe(false);
});
