import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { publishedRelease } from '../testing/published-release';
import { integrityOf } from './integrity';
import { publishedRemotes, publishedVersions, readPublishedRelease } from './published-releases';
import type { Release } from './release';
import { unstampedContainer } from './stamp';

const folder = temporaryFolder();

test('lists versions by age and nothing else', async () => {
  const versions: string[] = [];
  for (const number of ['1.0.10', '1.0.9'])
    versions.unshift((await publishedRelease(folder, 'catalogue', number)).version);
  for (const name of ['.new-1.0.11', '1.0.12']) await mkdir(join(folder, 'catalogue', name));
  expect(await publishedVersions(folder, 'catalogue')).toEqual(versions);
  expect(await publishedVersions(folder, 'quote')).toEqual([]);
});

test('lists the remotes by name and nothing else', async () => {
  const releases = join(folder, 'of-remotes');
  expect(await publishedRemotes(releases)).toEqual([]);
  for (const remote of ['reviews', 'lab']) await publishedRelease(releases, remote, '1.0.0');
  await mkdir(join(releases, '.builds'));
  await writeFile(join(releases, 'release-map.json'), '{}');
  await writeFile(join(releases, 'notes'), '');
  expect(await publishedRemotes(releases)).toEqual(['lab', 'reviews']);
});

test('reads a release and the integrity of its description', async () => {
  const release = await publishedRelease(folder, 'cart', '1.0.3');
  expect(await readPublishedRelease(folder, 'cart', release.version)).toEqual({
    release,
    integrity: integrityOf(await readFile(join(folder, 'cart', release.version, 'release.json'))),
  });
});

test('names a release that is not published, or whose folder holds another', async () => {
  const missing = '9.9.9+0123456789ab';
  await expect(readPublishedRelease(folder, 'cart', missing)).rejects.toThrow(
    `cart ${missing} is not published: `,
  );
  for (const text of ['../1.0.3', '1.0.3'])
    await expect(readPublishedRelease(folder, 'cart', text)).rejects.toThrow(
      `'${text}' is not a version: expected major.minor.patch+hash.`,
    );
  const { version } = await publishedRelease(folder, 'cart', '1.0.4');
  const other = version.replace('1.0.4', '1.0.5');
  await mkdir(join(folder, 'quote'));
  await rename(join(folder, 'cart', version), join(folder, 'cart', other));
  await expect(readPublishedRelease(folder, 'cart', other)).rejects.toThrow(` is that of cart ${version}.`);
  await rename(join(folder, 'cart', other), join(folder, 'quote', version));
  await expect(readPublishedRelease(folder, 'quote', version)).rejects.toThrow(
    ` is that of cart ${version}.`,
  );
  await writeFile(join(folder, 'quote', version, 'release.json'), '{}');
  await expect(readPublishedRelease(folder, 'quote', version)).rejects.toThrow(
    /release\.json is wrong at remote: /,
  );
});

describe('refuses content that differs from its version in one sentence', () => {
  /** A release whose `release.json` was changed after publishing. */
  async function changed(number: string, change: (release: Release) => Partial<Release>) {
    const release = await publishedRelease(folder, 'lab', number);
    const place = join(folder, 'lab', release.version);
    await writeFile(join(place, 'release.json'), JSON.stringify({ ...release, ...change(release) }));
    return { place, version: release.version };
  }

  test('a file with other bytes', async () => {
    const { version } = await publishedRelease(folder, 'lab', '1.0.0');
    const file = join(folder, 'lab', version, 'container.js');
    const altered = Buffer.from(`${await readFile(file)}altered()`);
    await writeFile(file, altered);
    await expect(readPublishedRelease(folder, 'lab', version)).rejects.toThrow(
      new Error(`${file} is not what lab ${version} was published with.`),
    );
  });

  test.each([
    ['container.js.br', brotliCompressSync],
    ['container.cjs.gz', gzipSync],
    ['release.json.br', brotliCompressSync],
  ])('other content in %s, which hosts send in place of the file', async (name, pack) => {
    const { version } = await publishedRelease(folder, 'lab', '1.0.2');
    const file = join(folder, 'lab', version, name);
    await writeFile(file, pack(await readFile(file.replace(/\.\w+$/, ''))));
    await readPublishedRelease(folder, 'lab', version);
    await writeFile(file, 'junk');
    const unlike = new Error(`${file} is not what lab ${version} was published with.`);
    await expect(readPublishedRelease(folder, 'lab', version)).rejects.toThrow(unlike);
    await rm(file);
  });

  test('a file missing from the list, with the right integrity', async () => {
    const unnamed = `var ${unstampedContainer('lab')} = {};`;
    const { place, version } = await changed('1.0.3', ({ files }) => ({
      files: { ...files, 'container.js': integrityOf(Buffer.from(unnamed)) },
    }));
    const file = join(place, 'container.js');
    await writeFile(file, unnamed);
    const unlike = new Error(`${file} is not what lab ${version} was published with.`);
    await expect(readPublishedRelease(folder, 'lab', version)).rejects.toThrow(unlike);
  });

  test('other bytes with the right integrity', async () => {
    const altered = Buffer.from('altered()');
    const { place, version } = await changed('1.0.1', ({ files }) => ({
      files: { ...files, 'container.js': integrityOf(altered) },
    }));
    await writeFile(join(place, 'container.js'), altered);
    await expect(readPublishedRelease(folder, 'lab', version)).rejects.toThrow(
      /^lab 1\.0\.1\+[0-9a-f]{12} has another content: that of 1\.0\.1\+[0-9a-f]{12}\.$/,
    );
  });
});
