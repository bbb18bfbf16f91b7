import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { publishedRelease } from '../testing/published-release';
import { integrityOf } from './integrity';
import { publishedRemotes, publishedVersions, readPublishedRelease } from './published-releases';

const folder = temporaryFolder();

test('lists versions by age and nothing else', async () => {
  for (const version of ['1.0.10', '1.0.9']) await publishedRelease(folder, 'catalogue', version);
  await mkdir(join(folder, 'catalogue', '.new-1.0.11'));
  expect(await publishedVersions(folder, 'catalogue')).toEqual(['1.0.9', '1.0.10']);
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

test('reads a release and the integrity of what it says of itself', async () => {
  const release = await publishedRelease(folder, 'cart', '1.0.3');
  expect(await readPublishedRelease(folder, 'cart', '1.0.3')).toEqual({
    release,
    integrity: integrityOf(await readFile(join(folder, 'cart/1.0.3/release.json'))),
  });
});

test('says which release is not published or not itself', async () => {
  await expect(readPublishedRelease(folder, 'cart', '9.9.9')).rejects.toThrow(
    /^cart 9\.9\.9 is not published: /,
  );
  await expect(readPublishedRelease(folder, 'cart', '../1.0.3')).rejects.toThrow(
    "'../1.0.3' is not a version",
  );
  await publishedRelease(folder, 'cart', '1.0.4');
  await mkdir(join(folder, 'quote'));
  await rename(join(folder, 'cart/1.0.4'), join(folder, 'cart/1.0.5'));
  await expect(readPublishedRelease(folder, 'cart', '1.0.5')).rejects.toThrow(/ is that of cart 1\.0\.4\.$/);
  await rename(join(folder, 'cart/1.0.5'), join(folder, 'quote/1.0.4'));
  await expect(readPublishedRelease(folder, 'quote', '1.0.4')).rejects.toThrow(/ is that of cart 1\.0\.4\.$/);
  await writeFile(join(folder, 'quote/1.0.4/release.json'), '{}');
  await expect(readPublishedRelease(folder, 'quote', '1.0.4')).rejects.toThrow(
    /release\.json is wrong at remote: /,
  );
});
