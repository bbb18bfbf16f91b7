import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { writeReleaseMap } from '../release-map/change-remote';
import { readReleaseMap } from '../release-map/release-map-folder';
import { releaseMap } from '../testing/release-map';
import { removeRemote } from './remove-remote';

const folder = temporaryFolder();

test('a remote is gone with its releases and its paths, and no other is', async () => {
  const paths = { lab: ['/lab'], reviews: ['/reviews'] };
  await writeReleaseMap(
    folder,
    releaseMap({ lab: { '1.0.0+0123456789ab': 100 }, reviews: { '1.0.0+0123456789ab': 100 } }, paths),
  );
  await removeRemote(folder, 'lab');
  expect(await readReleaseMap(folder)).toEqual(
    releaseMap({ reviews: { '1.0.0+0123456789ab': 100 } }, { reviews: ['/reviews'] }),
  );
});

test('one that is not there is said, and nothing changes', async () => {
  const before = await readReleaseMap(folder);
  await expect(removeRemote(folder, 'lab')).rejects.toThrow('lab is not in the release map.');
  expect(await readReleaseMap(folder)).toEqual(before);
});
