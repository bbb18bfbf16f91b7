import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@storefront/shared/release/integrity';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { publishedSignatures, signatureFile } from '@storefront/shared/release/published-signatures';
import { isSignedWith } from '@storefront/shared/release/release-signature';
import { unstampedContainer } from '@storefront/shared/release/stamp';
import { hashOf, numberOf } from '@storefront/shared/release/version';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { builtRemote } from '../testing/built-remote';
import { writeRelease } from './write-release';

const temporary = temporaryFolder();
const { privateKey } = generateKeyPairSync('ed25519');

async function builtInto(releases: string) {
  const build = await mkdtemp(join(temporary, 'build-'));
  const exposed = { path: './badge', assets: { js: { sync: ['badge.js'] }, css: { sync: [] } } };
  await builtRemote(build, `exports.${unstampedContainer('cart')} = 1`, {
    'browser/mf-manifest.json': JSON.stringify({ exposes: [exposed] }),
    'browser/container.js': `var ${unstampedContainer('cart')}`,
    'browser/badge.js': 'badge',
  });
  return { remote: 'cart', paths: ['/cart'], build, releasesFolder: releases, privateKey };
}

async function written(budget: number | null) {
  const releases = await mkdtemp(join(temporary, 'releases-'));
  const build = await builtInto(releases);
  const { version } = await writeRelease({ ...build, budget });
  return { releases, version, release: join(releases, 'cart', version) };
}

test('the release reads back, with the integrity of the files in the folder', async () => {
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

test('compressed files hold the same bytes, and no unfinished file is left', async () => {
  const { releases, version, release } = await written(1_000);
  const compressed = await readFile(join(release, 'browser/container.js.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(`var cart_1_0_0_${hashOf(version)}`);
  expect((await readdir(join(releases, 'cart'))).sort()).toEqual(['.1.0.0', version]);
});

/** Bytes of the browser's files in the release, as they are sent. */
async function sentBytes(release: string) {
  const files = ['badge.js.br', 'container.js.br'].map((file) => stat(join(release, 'browser', file)));
  return (await Promise.all(files)).reduce((bytes, { size }) => bytes + size, 0);
}

test('publishes a build of exactly its budget, and leaves nothing of one that is a byte larger', async () => {
  const { release, version } = await written(1_000);
  const bytes = await sentBytes(release);
  await written(bytes);

  const releases = await mkdtemp(join(temporary, 'releases-'));
  const build = await builtInto(releases);
  await expect(writeRelease({ ...build, budget: bytes - 1 })).rejects.toThrow(
    new Error(
      `cart ${version} would send up to ${bytes} bytes to a browser, but its budget (cart's remote.ts) is ${bytes - 1}.`,
    ),
  );
  expect(await readdir(join(releases, 'cart'))).toEqual([]);
});

test('counts neither uncompressed files nor the server build against the budget', async () => {
  const releases = await mkdtemp(join(temporary, 'releases-'));
  const build = await builtInto(releases);
  await writeFile(join(build.build, 'server/more.js'), randomBytes(2_000).toString('hex'));
  await writeRelease({ ...build, budget: 1_000 });
  await writeFile(join(build.build, 'browser/badge.js'), randomBytes(2_000).toString('hex'));
  await writeRelease({ ...build, budget: null });
  expect((await publishedVersions(releases, 'cart')).map(numberOf)).toEqual(['1.0.0', '1.0.1']);
});

test('the same content is the same release, wherever and whenever it is written', async () => {
  const { releases, version } = await written(null);
  expect((await written(1_000)).version).toBe(version);
  const again = { ...(await builtInto(releases)), budget: null };
  expect(await writeRelease(again)).toEqual({ version, written: false });
  expect(await writeRelease({ ...again, paths: ['/cart', '/basket'] })).toMatchObject({ written: true });
  // The next number, because the latest release differs.
  expect(numberOf((await writeRelease(again)).version)).toBe('1.0.2');
});

/** Public keys that have signed a release in its folder. */
async function signers(releases: string, version: string): Promise<string[]> {
  const { integrity } = await readPublishedRelease(releases, 'cart', version);
  const signatures = await publishedSignatures(join(releases, 'cart', version));
  return signatures
    .filter(({ key, signature }) => isSignedWith(key, signature, { remote: 'cart', version, integrity }))
    .map(({ key }) => key);
}

describe('signs a release', () => {
  const own = publicKeyOf(privateKey);
  const another = generateKeyPairSync('ed25519').privateKey;

  test('signs an existing release once with each key', async () => {
    const { releases, version } = await written(null);
    const again = { ...(await builtInto(releases)), budget: null };
    for (const key of [another, privateKey, another])
      expect(await writeRelease({ ...again, privateKey: key })).toEqual({ version, written: false });
    expect(await signers(releases, version)).toEqual([own, publicKeyOf(another)]);
  });

  test('signs an existing release again if its signatures are missing or incomplete', async () => {
    const { releases, version, release } = await written(null);
    const again = { ...(await builtInto(releases)), budget: null };
    for (const text of ['', own.slice(0, 20)]) {
      await rm(signatureFile(release));
      await appendFile(signatureFile(release), text);
      await writeRelease(again);
      await writeRelease(again);
      expect(await signers(releases, version)).toEqual([own]);
    }
  });

  test('does not sign a foreign release.json: the content gets another number', async () => {
    const { releases, version, release } = await written(null);
    const file = join(release, 'release.json');
    const metadata = JSON.parse(await readFile(file, 'utf8'));
    await writeFile(file, JSON.stringify({ ...metadata, also: 'more' }));
    const again = { ...(await builtInto(releases)), budget: null };
    const { version: next, written: isWritten } = await writeRelease(again);
    expect([numberOf(next), hashOf(next), isWritten]).toEqual(['1.0.1', hashOf(version), true]);
    expect(await signers(releases, version)).toEqual([]);
    expect(await writeRelease(again)).toEqual({ version: next, written: false });
  });
});

test('reports other content under the same version in one sentence, and keeps it', async () => {
  const { releases, version, release } = await written(null);
  const file = join(release, 'browser/badge.js');
  await writeFile(file, 'another badge');
  await expect(writeRelease({ ...(await builtInto(releases)), budget: null })).rejects.toThrow(
    new Error(`${file} is not what cart ${version} was published with.`),
  );
  expect(await readFile(file, 'utf8')).toBe('another badge');
});
