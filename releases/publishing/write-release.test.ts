import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { integrityOf } from '../release/integrity';
import { readPublishedRelease } from '../release/published-releases';
import { unstampedContainer } from './stamp';
import { writeRelease } from './write-release';

const temporary = temporaryFolder();

async function written({ compress }: { compress: boolean }) {
  const build = await mkdtemp(join(temporary, 'build-'));
  const releases = await mkdtemp(join(temporary, 'releases-'));
  const manifest = {
    exposes: [{ path: './badge', assets: { js: { sync: ['badge.js'] }, css: { sync: [] } } }],
  };
  await mkdir(join(build, 'browser'));
  await mkdir(join(build, 'server'));
  await writeFile(join(build, 'browser/mf-manifest.json'), JSON.stringify(manifest));
  await writeFile(join(build, 'browser/container.js'), `var ${unstampedContainer('cart')}`);
  await writeFile(join(build, 'browser/badge.js'), 'badge');
  await writeFile(join(build, 'server/container.cjs'), `exports.${unstampedContainer('cart')} = 1`);
  const folder = join(releases, 'cart');
  await mkdir(folder);
  await writeRelease({ remote: 'cart', version: '1.0.3', inputs: 'abc', build, folder, compress });
  return { releases, release: join(folder, '1.0.3') };
}

test('the release reads back, with the integrity of what is in the folder', async () => {
  const { releases, release } = await written({ compress: false });
  const { release: manifest } = await readPublishedRelease(releases, 'cart', '1.0.3');
  expect(manifest).toMatchObject({
    container: 'cart_1_0_3',
    inputs: 'abc',
    server: { file: 'server/container.cjs' },
    browser: { entry: 'browser/container.js', exposes: { './badge': { scripts: ['browser/badge.js'] } } },
  });
  expect(Object.keys(manifest.files)).toEqual([
    'browser/badge.js',
    'browser/container.js',
    'server/container.cjs',
  ]);
  for (const [path, integrity] of Object.entries(manifest.files)) {
    expect(integrityOf(await readFile(join(release, path)))).toBe(integrity);
  }
  expect(await readFile(join(release, 'browser/container.js'), 'utf8')).toBe('var cart_1_0_3');
});

test('compressed siblings hold the same bytes, and nothing unfinished is left', async () => {
  const { releases, release } = await written({ compress: true });
  const compressed = await readFile(join(release, 'browser/container.js.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe('var cart_1_0_3');
  expect(await readdir(join(releases, 'cart'))).toEqual(['1.0.3']);
});
