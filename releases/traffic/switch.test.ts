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

test('removes a remote with its releases and paths, and no other; an unknown one is reported', async () => {
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
])('%s restores a removed remote', (_, back) => {
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

  test('with paths, keys and protection', async () => {
    await isBack();
    expect(await state()).toEqual(before);
  });

  test('not while another remote has its path, but with another path', async () => {
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

  test('with releases quarantined since, beside the earlier ones', async () => {
    await quarantine(releases.store, { remote: 'lab', version, charges: [hungInRender] });
    await expect(removeRemote(releases.store, 'lab')).rejects.toThrow(AlreadyDone);
    await isBack();
    expect(await state()).toEqual({ ...before, quarantined: [...quarantined, { version }] });
  });

  test('without quarantines lifted since', async () => {
    for (const one of ['0.9.0+0123456789ab', version]) {
      await quarantine(releases.store, { remote: 'lab', version: one, charges: [hungInRender] });
      await liftQuarantine(releases.store, { remote: 'lab', version: one });
    }
    await isBack();
    const { quarantined: _, ...others } = before;
    expect(await state()).toEqual(others);
  });

  test('also after a restored revision without it', async () => {
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

  test('also if it was removed again, with no release', async () => {
    await assignPaths(releases.store, 'lab', ['/other']);
    await removeRemote(releases.store, 'lab');
    await isBack();
    expect(await state()).toEqual({ ...before, paths: ['/other'] });
  });
});
