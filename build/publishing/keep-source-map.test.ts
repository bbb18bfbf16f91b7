import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isRelativePath } from '@storefront/shared/release/relative-path';
import { sourceMapFile } from '@storefront/shared/release/source-map-file';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { builtSourceMap, keepSourceMap } from './keep-source-map';

const version = '1.0.0+0a1b2c3d4e5f';
const parent = temporaryFolder();

test('the map of the last build that gave a release lies beside it, where no host serves it', async () => {
  const build = join(parent, 'build');
  const releases = join(parent, 'releases');
  const file = sourceMapFile(releases, 'lab', version);
  await keepSourceMap(builtSourceMap(build), releases, 'lab', version);
  expect(() => readFileSync(file)).toThrow('ENOENT');
  mkdirSync(join(build, 'server'), { recursive: true });
  for (const text of ['one', 'another']) {
    writeFileSync(join(build, 'server/container.cjs.map'), text);
    await keepSourceMap(builtSourceMap(build), releases, 'lab', version);
    expect(readFileSync(file, 'utf8')).toBe(text);
  }
  expect(readdirSync(dirname(file))).toEqual([`${version}.json`]);
  expect(isRelativePath(sourceMapFile('.', 'lab', version).slice('lab/'.length))).toBe(false);
});
