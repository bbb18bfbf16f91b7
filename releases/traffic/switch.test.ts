import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { signingKeyForTest } from '@storefront/build/testing/signing-key-for-test';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { AlreadyDone } from '../command-errors';
import { liftQuarantine, quarantine } from '../quarantine/quarantine';
import { changeRemote } from '../release-map/change-remote';
import { nothingLive, stateOf } from '../release-map/release-map';
import { freeze, unfreeze } from '../rollout/transitions';
import { writeReleaseMap } from '../stores/folder-store';
import { freshReleases } from '../testing/fresh-releases';
import { releaseMap } from '../testing/release-map';
import { signedRelease } from '../testing/signed-release';
import { hungInRender } from '../testing/strike';
import { assignPaths } from './assign-paths';
import { restoreRevision } from './restore-revision';
import { rollBack } from './roll-back';
import { setTraffic } from './set-traffic';
import { removeRemote, switchOn } from './switch';

const releases = freshReleases();

test('a remote is gone with its releases and its paths, and no other is; one that is not there is said, and nothing changes', async () => {
  const paths = { lab: ['/lab'], reviews: ['/reviews'] };
  await writeReleaseMap(
    releases.folder,
    releaseMap({ lab: { '1.0.0+0123456789ab': 100 }, reviews: { '1.0.0+0123456789ab': 100 } }, paths),
  );
  await removeRemote(releases.store, 'lab');
  expect((await releases.store.read()).map).toEqual(
    releaseMap({ reviews: { '1.0.0+0123456789ab': 100 } }, { reviews: ['/reviews'] }),
  );
  const before = (await releases.store.read()).map;
  await expect(removeRemote(releases.store, 'lab')).rejects.toThrow(
    new AlreadyDone('lab is not in the release map any more'),
  );
  await expect(removeRemote(releases.store, 'cart')).rejects.toThrow('cart is not in the release map.');
  expect((await releases.store.read()).map).toEqual(before);
});

describe.each([
  ['on', switchOn],
  ['rollback', rollBack],
])('what was taken out comes back by %s', (_, back) => {
  const origins = ['http://lab.example'];
  const privateKey = signingKeyForTest();
  const quarantined = [{ version: '0.9.0+0123456789ab' }];
  let version: string;

  /** All that the map says of the lab but for its releases. */
  const state = async () => {
    const { releases: _releases, ...rest } =
      stateOf((await releases.store.read()).map ?? nothingLive, 'lab') ?? {};
    return rest;
  };
  const before = {
    paths: ['/lab'],
    quarantined,
    frozen: true as const,
    keys: [publicKeyOf(privateKey)],
    origins,
  };

  beforeEach(async () => {
    process.env.LAB_ORIGIN = 'http://lab.example';
    version = await signedRelease(releases.folder, 'lab', '1.0.0', privateKey);
    await setTraffic(releases, 'lab', { [version]: 100 });
    await changeRemote(releases.store, 'lab', (state) => ({ ...state, ...before }));
    await removeRemote(releases.store, 'lab');
  });
  const isBack = async () => {
    await back(releases, 'lab');
    expect((await releases.store.read()).map?.microFrontends.lab?.[0]?.deployment.traffic).toBe(100);
  };

  test('with its paths and keys, and what protects the shop from it', async () => {
    await isBack();
    expect(await state()).toEqual(before);
  });

  test('not while another remote has the path, but with another path, and all else', async () => {
    await changeRemote(releases.store, 'reviews', () => ({ paths: ['/Lab'] }));
    await expect(back(releases, 'lab')).rejects.toThrow(
      new Error(
        '/lab is now assigned to reviews: give lab other paths (pnpm releases join lab /other), then try again.',
      ),
    );
    await assignPaths(releases.store, 'lab', ['/other']);
    await changeRemote(releases.store, 'lab', freeze);
    await changeRemote(releases.store, 'lab', unfreeze);
    await isBack();
    expect(await state()).toEqual({ ...before, paths: ['/other'] });
  });

  test('with what a shell has put in quarantine since, besides what was there', async () => {
    await quarantine(releases.store, { remote: 'lab', version, charges: [hungInRender] });
    await expect(removeRemote(releases.store, 'lab')).rejects.toThrow(AlreadyDone);
    await isBack();
    expect(await state()).toEqual({ ...before, quarantined: [...quarantined, { version }] });
  });

  test('without what was lifted since, and was put there before or after', async () => {
    for (const one of ['0.9.0+0123456789ab', version]) {
      await quarantine(releases.store, { remote: 'lab', version: one, charges: [hungInRender] });
      await liftQuarantine(releases.store, { remote: 'lab', version: one });
    }
    await isBack();
    const { quarantined: _, ...others } = before;
    expect(await state()).toEqual(others);
  });

  test('as before where a revision was brought back that did not have it', async () => {
    await changeRemote(releases.store, 'reviews', () => ({ paths: ['/reviews'] }));
    const { revision } = await releases.store.read();
    await rm(join(releases.folder, 'release-map.json'));
    await restoreRevision(releases, revision);
    expect((await releases.store.history()).changes.at(-2)).toMatchObject({
      remote: 'lab',
      from: null,
      to: null,
    });
    await isBack();
    expect(await state()).toEqual(before);
  });

  test('also where it was taken out once more, with no release', async () => {
    await assignPaths(releases.store, 'lab', ['/other']);
    await removeRemote(releases.store, 'lab');
    await isBack();
    expect(await state()).toEqual({ ...before, paths: ['/other'] });
  });
});
