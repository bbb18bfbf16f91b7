import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { SoAlready } from '../so-already';
import { folderStore, writeReleaseMap } from '../stores/folder-store';
import { releaseMap } from '../testing/release-map';
import { removeRemote } from './remove-remote';

const folder = temporaryFolder();
const store = folderStore(folder);

test('a remote is gone with its releases and its paths, and no other is', async () => {
  const paths = { lab: ['/lab'], reviews: ['/reviews'] };
  await writeReleaseMap(
    folder,
    releaseMap({ lab: { '1.0.0+0123456789ab': 100 }, reviews: { '1.0.0+0123456789ab': 100 } }, paths),
  );
  await removeRemote(store, 'lab');
  expect((await store.read()).map).toEqual(
    releaseMap({ reviews: { '1.0.0+0123456789ab': 100 } }, { reviews: ['/reviews'] }),
  );
});

test('one that is not there is said, and nothing changes', async () => {
  const before = (await store.read()).map;
  await expect(removeRemote(store, 'lab')).rejects.toThrow(
    new SoAlready('lab is not in the release map any more'),
  );
  await expect(removeRemote(store, 'cart')).rejects.toThrow('cart is not in the release map.');
  expect((await store.read()).map).toEqual(before);
});
