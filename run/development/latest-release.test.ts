import { mkdirSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { signingKeyForTest } from '@storefront/build/testing/signing-key-for-test';
import { workspaceRemote } from '@storefront/build/workspace-remotes';
import { publishedVersions } from '@storefront/shared/release/published-releases';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { folderStore } from 'releases/stores/folder-store';
import { useLatestRelease } from './latest-release';

const publishRemote = jest.fn();
jest.mock('@storefront/build/publishing/publish', () => ({
  publishRemote: (...args: unknown[]) => publishRemote(...args),
}));

const folder = temporaryFolder();
signingKeyForTest();
const places = {
  published: join(folder, 'published'),
  standIns: join(folder, 'stand-ins'),
  releasesFolder: join(folder, 'releases'),
};
const remote = workspaceRemote('quote');
const live = async () => {
  const { map } = await folderStore(places.releasesFolder).read();
  return map?.microFrontends.quote?.map(({ metadata }) => metadata.version);
};

test('uses the latest published release, and writes nothing beside it', async () => {
  await publishedRelease(places.published, 'quote', '1.0.9');
  const { version } = await publishedRelease(places.published, 'quote', '1.0.10');
  const before = await readdir(places.published, { recursive: true });
  expect(await useLatestRelease(remote, places)).toBe(version);
  expect(await live()).toEqual([version]);
  expect(await publishedVersions(places.releasesFolder, 'quote')).toEqual([version]);
  expect(await readdir(places.published, { recursive: true })).toEqual(before);
  expect(publishRemote).not.toHaveBeenCalled();
});

test('builds a release elsewhere if none is published or readable', async () => {
  const { version } = await publishedRelease(places.standIns, 'quote', '1.0.0');
  publishRemote.mockResolvedValue({ version, built: true });
  const unreadable = join(places.published, 'quote/1.0.11+0123456789ab');
  mkdirSync(unreadable);
  writeFileSync(join(unreadable, 'release.json'), '{}');
  for (const published of [places.published, join(folder, 'nothing')]) {
    expect(await useLatestRelease(remote, { ...places, published })).toBe(version);
    expect(publishRemote).toHaveBeenLastCalledWith(remote, { releasesFolder: places.standIns });
    expect(await live()).toEqual([version]);
  }
});
