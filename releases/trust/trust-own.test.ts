import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { signingKeyForTest } from '@storefront/build/testing/signing-key-for-test';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { stateOf } from '../release-map/release-map';
import { type Releases, releasesIn } from '../stores/releases';
import { signedRelease } from '../testing/signed-release';
import { setTraffic } from '../traffic/set-traffic';
import { distrustRemote, trustOwn, trustRemote } from './trust-remote';

const parent = temporaryFolder();
const privateKey = signingKeyForTest();
const key = publicKeyOf(privateKey);
const other = publicKeyOf(generateKeyPairSync('ed25519').privateKey);

let releases: Releases;
beforeEach(() => {
  process.env.LAB_ORIGIN = 'http://localhost:3009';
  releases = releasesIn(mkdtempSync(join(parent, 'releases-')));
});

const state = async () => {
  const { map } = await releases.store.read();
  return map && stateOf(map, 'lab');
};

test('this workspace’s key and host are trusted, the host also where it is another than before', async () => {
  await trustOwn(releases, 'lab');
  expect(await state()).toEqual({ keys: [key], origins: ['http://localhost:3009'] });
  process.env.LAB_ORIGIN = 'http://192.168.1.5:3009';
  await trustOwn(releases, 'lab');
  expect(await state()).toEqual({
    keys: [key],
    origins: ['http://localhost:3009', 'http://192.168.1.5:3009'],
  });
});

test('nothing is changed where an operator trusts others, or nobody', async () => {
  await trustRemote(releases, 'lab', { keys: [other] });
  await trustOwn(releases, 'lab');
  expect(await state()).toEqual({ keys: [other] });
  await distrustRemote(releases, 'lab', { keys: [other] });
  await trustOwn(releases, 'lab');
  expect(await state()).toEqual({ keys: [] });
});

test('nothing is changed as long as a release with visitors is not signed with it', async () => {
  const unsigned = await signedRelease(releases.folder, 'lab', '1.0.0');
  const signed = await signedRelease(releases.folder, 'lab', '1.0.1', privateKey);
  await setTraffic(releases, 'lab', { [unsigned]: 1, [signed]: 99 });
  const before = await state();
  await trustOwn(releases, 'lab');
  expect(await state()).toEqual(before);
  await setTraffic(releases, 'lab', { [unsigned]: 0, [signed]: 100 });
  await trustOwn(releases, 'lab');
  expect(await state()).toMatchObject({ keys: [key] });
});
