import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@storefront/shared/release/integrity';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { unstampedContainer } from '@storefront/shared/release/stamp';
import { hashOf, numberOf } from '@storefront/shared/release/version';
import { noNeeds } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
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

  await writeFile(join(build, 'browser/needs.json'), JSON.stringify(noNeeds));
  await writeFile(join(build, 'browser/container.js'), `var ${unstampedContainer('cart')}`);
  await writeFile(join(build, 'browser/badge.js'), 'badge');
  await writeFile(join(build, 'server/container.cjs'), `exports.${unstampedContainer('cart')} = 1`);
  return { remote: 'cart', paths: ['/cart'], build, releasesFolder: releases };
}

async function written(compress: { budget: number } | null) {
  const releases = await mkdtemp(join(temporary, 'releases-'));
  const build = await builtInto(releases);
  const { version } = await writeRelease({ ...build, compress });
  return { releases, version, release: join(releases, 'cart', version) };
}

test('the release reads back, with the integrity of what is in the folder', async () => {
  const { releases, version, release } = await written(null);
  const { release: manifest } = await readPublishedRelease(releases, 'cart', version);
  const container = `cart_1_0_0_${hashOf(version)}`;
  expect(manifest).toMatchObject({
    version,
    container,
    paths: ['/cart'],
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
  expect(await readFile(join(release, 'browser/container.js'), 'utf8')).toBe(`var ${container}`);
});

test('compressed siblings hold the same bytes, and nothing unfinished is left', async () => {
  const { releases, version, release } = await written({ budget: 1_000 });
  const compressed = await readFile(join(release, 'browser/container.js.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(`var cart_1_0_0_${hashOf(version)}`);
  expect((await readdir(join(releases, 'cart'))).sort()).toEqual(['.1.0.0', version]);
});

/** Bytes of the browser's files in the release, as they are sent. */
async function sentBytes(release: string) {
  const files = ['badge.js.br', 'container.js.br'].map((file) => stat(join(release, 'browser', file)));
  return (await Promise.all(files)).reduce((bytes, { size }) => bytes + size, 0);
}

test('a build as large as its budget is published, one that is a byte larger leaves nothing', async () => {
  const { release, version } = await written({ budget: 1_000 });
  const bytes = await sentBytes(release);
  await written({ budget: bytes });

  const releases = await mkdtemp(join(temporary, 'releases-'));
  const build = await builtInto(releases);
  await expect(writeRelease({ ...build, compress: { budget: bytes - 1 } })).rejects.toThrow(
    new Error(
      `cart ${version} would send up to ${bytes} bytes to a browser, but its budget (cart's remote.ts) is ${bytes - 1}.`,
    ),
  );
  expect(await readdir(join(releases, 'cart'))).toEqual([]);
});

test('what is not compressed has no budget, and what only the server has does not count', async () => {
  const releases = await mkdtemp(join(temporary, 'releases-'));
  const build = await builtInto(releases);
  await writeFile(join(build.build, 'server/more.js'), randomBytes(2_000).toString('hex'));
  await writeRelease({ ...build, compress: { budget: 1_000 } });
  await writeFile(join(build.build, 'browser/badge.js'), randomBytes(2_000).toString('hex'));
  await writeRelease({ ...build, compress: null });
  expect((await publishedVersions(releases, 'cart')).map(numberOf)).toEqual(['1.0.0', '1.0.1']);
});

test('the same content is the same release, wherever and whenever it is written', async () => {
  const { releases, version } = await written(null);
  expect((await written({ budget: 1_000 })).version).toBe(version);
  const again = { ...(await builtInto(releases)), compress: null };
  expect(await writeRelease(again)).toEqual({ version, written: false });
  expect(await writeRelease({ ...again, paths: ['/cart', '/basket'] })).toMatchObject({ written: true });
  // The next number, for the latest release is another.
  expect(numberOf((await writeRelease(again)).version)).toBe('1.0.2');
});

test('what lies under the version of a content and is another is said in one sentence, and stays', async () => {
  const { releases, version, release } = await written(null);
  const file = join(release, 'browser/badge.js');
  await writeFile(file, 'another badge');
  await expect(writeRelease({ ...(await builtInto(releases)), compress: null })).rejects.toThrow(
    new Error(`${file} is not what cart ${version} was published with.`),
  );
  expect(await readFile(file, 'utf8')).toBe('another badge');
});

test('of those who write at one time each gets a release of its own content', async () => {
  const releases = await mkdtemp(join(temporary, 'releases-'));
  const badges = ['one', 'two', 'three', 'three'];
  const versions = await Promise.all(
    badges.map(async (badge) => {
      const build = await builtInto(releases);
      await writeFile(join(build.build, 'browser/badge.js'), badge);
      return (await writeRelease({ ...build, compress: { budget: 1_000 } })).version;
    }),
  );
  for (const [index, version] of versions.entries()) {
    const { release } = await readPublishedRelease(releases, 'cart', version);
    const text = await readFile(join(releases, 'cart', version, 'browser/badge.js'), 'utf8');
    expect([text, release.version]).toEqual([badges[index], version]);
  }
  expect((await publishedVersions(releases, 'cart')).sort()).toEqual([...new Set(versions)].sort());
  expect(new Set(versions.map(numberOf)).size).toBe(new Set(versions).size);
});
