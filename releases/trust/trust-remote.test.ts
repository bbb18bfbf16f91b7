import { generateKeyPairSync } from 'node:crypto';
import { signingKeyForTest } from '@storefront/build/testing/signing-key-for-test';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { changeRemote } from '../release-map/change-remote';
import { stateOf } from '../release-map/release-map';
import { startRollout } from '../rollout/start-rollout';
import { advance } from '../rollout/transitions';
import { freshReleases } from '../testing/fresh-releases';
import { signedRelease } from '../testing/signed-release';
import { rollBack } from '../traffic/roll-back';
import { setTraffic } from '../traffic/set-traffic';
import { switchOff, switchOn } from '../traffic/switch';
import { refusedReleases } from './refusal';
import { distrustRemote, trustOwn, trustRemote } from './trust-remote';

const releases = freshReleases();
beforeEach(() => {
  process.env.LAB_ORIGIN = 'https://lab.example';
});

const newKey = () => generateKeyPairSync('ed25519').privateKey;
const [first, second] = [newKey(), newKey()];
const [firstKey, secondKey] = [first, second].map(publicKeyOf) as [string, string];

const publish = (number: string, ...keys: (typeof first)[]) =>
  signedRelease(releases.folder, 'lab', number, ...keys);
const give = (version: string) => setTraffic(releases, 'lab', { [version]: 100 });
const state = async () => {
  const { map } = await releases.store.read();
  return map && stateOf(map, 'lab');
};

test('after the first key, only signed releases get traffic, by rollback too', async () => {
  const unsigned = await publish('1.0.0');
  const signed = await publish('1.0.1', first);
  const strange = await publish('1.0.2', second);
  await give(unsigned);
  await give(signed);
  await trustRemote(releases, 'lab', { keys: [firstKey] });
  const before = await state();
  const refused = ': no shell runs it (pnpm releases help keys).';
  await expect(give(strange)).rejects.toThrow(
    new Error(`lab ${strange} is signed with no key of lab${refused}`),
  );
  await expect(give(unsigned)).rejects.toThrow(new Error(`lab ${unsigned} is not signed${refused}`));
  await expect(rollBack(releases, 'lab')).rejects.toThrow(`lab ${unsigned} is not signed`);
  expect(await state()).toEqual(before);
  await setTraffic(releases, 'lab', { [signed]: 100, [strange]: 0 });
  await setTraffic(releases, 'lab', { [strange]: 0 });
});

test('after off or in a rollout, only allowed releases get visitors', async () => {
  const refused = (version: string) =>
    new Error(`lab ${version} is not signed: no shell runs it (pnpm releases help keys).`);
  const unsigned = await publish('1.0.0');
  const signed = await publish('1.0.1', first);
  await give(unsigned);
  await switchOff(releases.store, 'lab');
  await trustRemote(releases, 'lab', { keys: [firstKey] });
  await expect(switchOn(releases, 'lab')).rejects.toThrow(refused(unsigned));
  await signedRelease(releases.folder, 'lab', '1.0.0', first);
  await switchOn(releases, 'lab');
  const other = await publish('1.0.2');
  const plan = { steps: [10, 100], stepDuration: 3_600 };
  const begin = async (version: string) =>
    changeRemote(releases.store, 'lab', await startRollout(releases, 'lab', version, plan));
  await expect(begin(other)).rejects.toThrow(refused(other));
  await begin(signed);
  await distrustRemote(releases, 'lab', { keys: [firstKey] });
  await expect(changeRemote(releases.store, 'lab', advance)).rejects.toThrow(
    `lab ${signed} is signed with no key`,
  );
  await switchOff(releases.store, 'lab');
});

test('after the first origin, releases must be there', async () => {
  const version = await publish('1.0.0');
  await trustRemote(releases, 'lab', { origins: ['https://other.example'] });
  await expect(give(version)).rejects.toThrow('is at https://lab.example, which is not an origin of lab');
  await trustRemote(releases, 'lab', { origins: ['https://lab.example'] });
  await give(version);
  expect(await state()).toMatchObject({ origins: ['https://other.example', 'https://lab.example'] });
  process.env.LAB_ORIGIN = 'https://third.example';
  await expect(give(version)).rejects.toThrow('is at https://third.example, which is not an origin of lab');
});

test('records the signature of live releases by whichever key is trusted', async () => {
  const version = await publish('1.0.0', first, second);
  await give(version);
  for (const change of [
    () => trustRemote(releases, 'lab', { keys: [secondKey] }),
    () => trustRemote(releases, 'lab', { keys: [firstKey] }),
    () => distrustRemote(releases, 'lab', { keys: [secondKey] }),
  ]) {
    await change();
    expect(refusedReleases('lab', await state())).toEqual([]);
  }
  expect(await state()).toMatchObject({ keys: [firstKey] });
});

test('the same traffic for a signed release is no change', async () => {
  await trustRemote(releases, 'lab', { keys: [firstKey] });
  const version = await publish('1.0.0', first);
  await give(version);
  const { revision } = await releases.store.read();
  await give(version);
  expect((await releases.store.read()).revision).toBe(revision);
});

test('records signatures made since for live releases of an older map', async () => {
  const version = await publish('1.0.0');
  await give(version);
  await signedRelease(releases.folder, 'lab', '1.0.0', first);
  await trustRemote(releases, 'lab', { keys: [firstKey] });
  expect(refusedReleases('lab', await state())).toEqual([]);
});

test('refuses a key or an origin that would stop a release with visitors, and changes nothing', async () => {
  const version = await publish('1.0.0', first);
  await give(version);
  const before = await state();
  const say = (reason: string) =>
    `lab ${version} has visitors and ${reason}: publish it again or give its visitors to another release, then try again.`;
  await expect(trustRemote(releases, 'lab', { keys: [secondKey] })).rejects.toThrow(
    new Error(say('is signed with no key of lab')),
  );
  await expect(trustRemote(releases, 'lab', { origins: ['https://other.example'] })).rejects.toThrow(
    new Error(say('is at https://lab.example, which is not an origin of lab')),
  );
  expect(await state()).toEqual(before);
});

test('removing the last key leaves none, and another may follow', async () => {
  const version = await publish('1.0.0', first);
  const next = await publish('1.0.1', second);
  await give(version);
  await trustRemote(releases, 'lab', { keys: [firstKey] });
  await distrustRemote(releases, 'lab', { keys: [firstKey] });
  expect(refusedReleases('lab', await state())).toEqual([
    { version, reason: 'is signed with no key of lab' },
  ]);
  expect(await state()).toMatchObject({ keys: [] });
  await expect(give(next)).rejects.toThrow('is signed with no key of lab');
  // The live release may not run already, so trusting another key takes nothing from it.
  await trustRemote(releases, 'lab', { keys: [secondKey] });
  await give(next);
  expect(refusedReleases('lab', await state())).toEqual([]);
});

test('refuses to distrust an unknown key', async () => {
  await trustRemote(releases, 'lab', { keys: [firstKey] });
  await expect(distrustRemote(releases, 'lab', { keys: [firstKey, secondKey] })).rejects.toThrow(
    new Error(`lab has no ${secondKey} among its keys.`),
  );
  await expect(distrustRemote(releases, 'lab', { origins: ['https://lab.example'] })).rejects.toThrow(
    'lab has no https://lab.example among its origins.',
  );
  expect(await state()).toEqual({ keys: [firstKey] });
});

test('a key that is already trusted is no change, whichever key signed the live release', async () => {
  await give(await publish('1.0.0', second, first));
  await trustRemote(releases, 'lab', { keys: [firstKey] });
  await trustRemote(releases, 'lab', { keys: [secondKey] });
  const { revision } = await releases.store.read();
  await trustRemote(releases, 'lab', { keys: [firstKey, secondKey] });
  expect((await releases.store.read()).revision).toBe(revision);
});

describe('trusting the keys of this workspace', () => {
  const own = signingKeyForTest();
  const ownKey = publicKeyOf(own);

  test('adds its key and host, also after the host changed', async () => {
    await trustOwn(releases, 'lab');
    expect(await state()).toEqual({ keys: [ownKey], origins: ['https://lab.example'] });
    process.env.LAB_ORIGIN = 'http://192.168.1.5:3009';
    await trustOwn(releases, 'lab');
    expect(await state()).toEqual({
      keys: [ownKey],
      origins: ['https://lab.example', 'http://192.168.1.5:3009'],
    });
  });

  test('does nothing if an operator trusts others, or none', async () => {
    await trustRemote(releases, 'lab', { keys: [secondKey] });
    await trustOwn(releases, 'lab');
    expect(await state()).toEqual({ keys: [secondKey] });
    await distrustRemote(releases, 'lab', { keys: [secondKey] });
    await trustOwn(releases, 'lab');
    expect(await state()).toEqual({ keys: [] });
  });

  test('does nothing while a release with visitors is not signed with it', async () => {
    const unsigned = await publish('1.0.0');
    const signed = await publish('1.0.1', own);
    await setTraffic(releases, 'lab', { [unsigned]: 1, [signed]: 99 });
    const before = await state();
    await trustOwn(releases, 'lab');
    expect(await state()).toEqual(before);
    await setTraffic(releases, 'lab', { [unsigned]: 0, [signed]: 100 });
    await trustOwn(releases, 'lab');
    expect(await state()).toMatchObject({ keys: [ownKey] });
  });
});
