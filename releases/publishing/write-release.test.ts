import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { integrityOf } from '../release/integrity';
import { readPublishedRelease } from '../release/published-releases';
import { unstampedContainer } from './stamp';
import { writeRelease } from './write-release';

const temporary = temporaryFolder();

async function builtInto(releases: string) {
  const build = await mkdtemp(join(temporary, 'build-'));
  const manifest = {
    exposes: [{ path: './badge', assets: { js: { sync: ['badge.js'] }, css: { sync: [] } } }],
  };
  await mkdir(join(build, 'browser'));
  await mkdir(join(build, 'server'));
  await writeFile(join(build, 'browser/mf-manifest.json'), JSON.stringify(manifest));

  await writeFile(join(build, 'browser/needs.json'), '{"react":["useState"]}');
  await writeFile(join(build, 'browser/container.js'), `var ${unstampedContainer('cart')}`);
  await writeFile(join(build, 'browser/badge.js'), 'badge');
  await writeFile(join(build, 'server/container.cjs'), `exports.${unstampedContainer('cart')} = 1`);
  const folder = join(releases, 'cart');
  await mkdir(folder);
  return { remote: 'cart', version: '1.0.3', paths: ['/cart'], inputs: 'abc', build, folder };
}

async function written(compress: { budget: number } | null) {
  const releases = await mkdtemp(join(temporary, 'releases-'));
  const build = await builtInto(releases);
  await writeRelease({ ...build, compress });
  return { releases, release: join(build.folder, '1.0.3') };
}

test('the release reads back, with the integrity of what is in the folder', async () => {
  const { releases, release } = await written(null);
  const { release: manifest } = await readPublishedRelease(releases, 'cart', '1.0.3');
  expect(manifest).toMatchObject({
    container: 'cart_1_0_3',
    paths: ['/cart'],
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
  const { releases, release } = await written({ budget: 1_000 });
  const compressed = await readFile(join(release, 'browser/container.js.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe('var cart_1_0_3');
  expect(await readdir(join(releases, 'cart'))).toEqual(['1.0.3']);
});

/** Bytes of the browser's files in the release, as they are sent. */
async function sentBytes(release: string) {
  const files = ['badge.js.br', 'container.js.br'].map((file) => stat(join(release, 'browser', file)));
  return (await Promise.all(files)).reduce((bytes, { size }) => bytes + size, 0);
}

test('a build as large as its budget is published, one that is a byte larger leaves nothing', async () => {
  const bytes = await sentBytes((await written({ budget: 1_000 })).release);
  await written({ budget: bytes });

  const releases = await mkdtemp(join(temporary, 'releases-'));
  const build = await builtInto(releases);
  await expect(writeRelease({ ...build, compress: { budget: bytes - 1 } })).rejects.toThrow(
    new Error(
      `cart 1.0.3 would send up to ${bytes} bytes to a browser, but its budget (cart's remote.ts) is ${bytes - 1}.`,
    ),
  );
  expect(await readdir(build.folder)).toEqual([]);
});

test('what is not compressed has no budget, and what only the server has does not count', async () => {
  const releases = await mkdtemp(join(temporary, 'releases-'));
  const build = await builtInto(releases);
  await writeFile(join(build.build, 'server/more.js'), randomBytes(2_000).toString('hex'));
  await writeRelease({ ...build, compress: { budget: 1_000 } });
  await writeFile(join(build.build, 'browser/badge.js'), randomBytes(2_000).toString('hex'));
  await writeRelease({ ...build, version: '1.0.4', compress: null });
  expect((await readdir(build.folder)).sort()).toEqual(['1.0.3', '1.0.4']);
});
