import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { SoAlready } from '../outcomes';
import { changeRemote } from '../release-map/change-remote';
import { writeReleaseMap } from '../stores/folder-store';
import { releasesIn } from '../stores/releases';
import { releaseMap } from '../testing/release-map';
import { rollBack } from './roll-back';
import { removeRemote, switchOn } from './switch';

const folder = temporaryFolder();
const releases = releasesIn(folder);
const { store } = releases;

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

test.each([
  ['on', switchOn],
  ['rollback', rollBack],
])(
  'what was taken out comes back by %s with its paths and keys, unless another remote has the path',
  async (_, back) => {
    const { version } = await publishedRelease(folder, 'lab', '1.0.0');
    process.env.LAB_ORIGIN = 'http://lab.example';
    const paths = { lab: ['/lab'] };
    await writeReleaseMap(folder, releaseMap({ lab: { [version]: 100 } }, paths));
    const before = await changeRemote(store, 'lab', (state) => ({
      ...state,
      origins: ['http://lab.example'],
    }));
    await removeRemote(store, 'lab');
    await changeRemote(store, 'reviews', () => ({ paths: ['/lab'] }));
    await expect(back(releases, 'lab')).rejects.toThrow('/lab is assigned to');
    await removeRemote(store, 'reviews');
    await back(releases, 'lab');
    const { map } = await store.read();
    expect(map).toMatchObject({ paths, origins: before.origins });
    expect(map?.microFrontends.lab?.[0]?.deployment.traffic).toBe(100);
  },
);
