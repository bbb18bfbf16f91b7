import { generateKeyPairSync } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { claimVersion } from '@storefront/build/publishing/claim-version';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { quarantine, quarantinedReleases } from '../quarantine/quarantine';
import { changeRemote } from '../release-map/change-remote';
import { startRollout } from '../rollout/start-rollout';
import { advance, freeze, resume, takeBack } from '../rollout/transitions';
import { freshReleases } from '../testing/fresh-releases';
import { signedRelease } from '../testing/signed-release';
import { hungInRender } from '../testing/strike';
import { distrustRemote, trustRemote } from '../trust/trust-remote';
import { assignPaths } from './assign-paths';
import { restoreRevision } from './restore-revision';
import { rollBack } from './roll-back';
import { setTraffic } from './set-traffic';
import { removeRemote } from './switch';

const releases = freshReleases();
process.env.LAB_ORIGIN = 'https://lab.example.com';
process.env.REVIEWS_ORIGIN = 'https://reviews.example.com';

let old: string;
let next: string;
beforeEach(async () => {
  const published = await Promise.all(
    ['1.0.0', '1.0.1'].map(
      async (number) => (await publishedRelease(releases.folder, 'lab', number)).version,
    ),
  );
  [old, next] = published as [string, string];
});

const { stringify } = JSON;
const read = () => releases.store.read();
const kept = async () => (await read()).map;
const shares = async () => {
  const live = (await kept())?.microFrontends.lab ?? [];
  return Object.fromEntries(live.map(({ metadata, deployment }) => [metadata.version, deployment.traffic]));
};
const restore = (revision: number, reason = {}) => restoreRevision(releases, revision, reason);
const begin = async (steps: number[]) =>
  changeRemote(releases.store, 'lab', await startRollout(releases, 'lab', next, { steps, stepDuration: 60 }));
const mapFile = () => join(releases.folder, 'release-map.json');
const damage = () => writeFile(mapFile(), 'half of');

test('restores traffic and paths, and can be taken back', async () => {
  await setTraffic(releases, 'lab', { [old]: 100 });
  await assignPaths(releases.store, 'lab', ['/lab']);
  await setTraffic(releases, 'lab', { [next]: 100 });
  await assignPaths(releases.store, 'lab', ['/lab', '/other']);
  const restored = await restore(2, { who: 'ann', why: 'all was well' });
  expect(restored).toMatchObject({ revision: 5, lacking: [] });
  expect(await shares()).toEqual({ [old]: 100 });
  expect((await kept())?.paths).toEqual({ lab: ['/lab'] });
  expect(await kept()).toEqual(restored.map);
  await rollBack(releases, 'lab');
  expect(await shares()).toEqual({ [next]: 100 });
});

test('removes later remotes, and keeps those the history does not know', async () => {
  await setTraffic(releases, 'lab', { [old]: 100 });
  const map = JSON.parse(await readFile(mapFile(), 'utf8'));
  await writeFile(mapFile(), stringify({ ...map, paths: { byhand: ['/by-hand'] } }));
  await assignPaths(releases.store, 'reviews', ['/reviews']);
  await restore(1);
  expect((await kept())?.paths).toEqual({ byhand: ['/by-hand'] });
});

test('changes nothing if nothing differs, except a damaged map', async () => {
  await setTraffic(releases, 'lab', { [old]: 100 });
  expect((await restore(1)).revision).toBeNull();
  expect((await read()).revision).toBe(1);
  await damage();
  expect((await restore(1)).revision).toBe(2);
});

test('pauses a rollout that was under way', async () => {
  await setTraffic(releases, 'lab', { [old]: 100 });
  await begin([10, 50]);
  const before = (await kept())?.rollouts.lab;
  await damage();
  await restore(2);
  // Its counts are those of the same visitors.
  expect((await kept())?.rollouts.lab).toEqual({ ...before, paused: true });
  expect(await shares()).toEqual({ [old]: 90, [next]: 10 });
  await changeRemote(releases.store, 'lab', resume);
  await changeRemote(releases.store, 'lab', advance);
  await rollBack(releases, 'lab');
  expect(await shares()).toEqual({ [old]: 100 });
});

test('starts a finished rollout again, paused, and takes it back as a whole', async () => {
  await setTraffic(releases, 'lab', { [old]: 100 });
  await begin([10, 50]);
  const before = (await kept())?.rollouts.lab;
  await changeRemote(releases.store, 'lab', takeBack, { undoes: 2 });
  await restore(2);
  const rollout = (await kept())?.rollouts.lab;
  expect(rollout).toEqual({ ...before, id: expect.any(String), paused: true });
  expect(rollout?.id).not.toBe(before?.id);
  await changeRemote(releases.store, 'lab', resume);
  await rollBack(releases, 'lab');
  expect(await shares()).toEqual({ [old]: 100 });
});

test('a rollout that replaces another is a change of its own', async () => {
  await setTraffic(releases, 'lab', { [old]: 100 });
  await begin([10, 50]);
  await changeRemote(releases.store, 'lab', takeBack, { undoes: 2 });
  await begin([20]);
  await restore(2);
  await changeRemote(releases.store, 'lab', resume);
  await changeRemote(releases.store, 'lab', advance);
  await rollBack(releases, 'lab');
  expect(await shares()).toEqual({ [old]: 80, [next]: 20 });
});

test('keeps quarantine, freezes and distrust', async () => {
  const [key, lost] = [generateKeyPairSync('ed25519').privateKey, generateKeyPairSync('ed25519').privateKey];
  const [own, other] = [key, lost].map(publicKeyOf) as [string, string];
  const good = await signedRelease(releases.folder, 'reviews', '1.0.0', key, lost);
  const bad = await signedRelease(releases.folder, 'reviews', '1.0.1', lost);
  await trustRemote(releases, 'reviews', { keys: [own, other] });
  await setTraffic(releases, 'reviews', { [bad]: 100 });
  await setTraffic(releases, 'reviews', { [good]: 100 });
  await distrustRemote(releases, 'reviews', { keys: [other] });
  await quarantine(releases.store, { remote: 'reviews', version: good, charges: [hungInRender] });
  await setTraffic(releases, 'reviews', { [good]: 0 });
  await changeRemote(releases.store, 'reviews', freeze);
  const before = await readFile(mapFile(), 'utf8');
  await expect(restore(2)).rejects.toThrow(`reviews ${bad} is signed with no key of reviews`);
  expect(await readFile(mapFile(), 'utf8')).toBe(before);
  for (const happens of [async () => {}, damage]) {
    await happens();
    await restore(3);
    const map = await kept();
    expect(map?.keys.reviews).toEqual([own]);
    expect(map?.frozen.reviews).toBe(true);
    expect(map?.microFrontends.reviews?.[0]?.deployment.traffic).toBe(100);
    expect(await quarantinedReleases(releases.store)).toMatchObject([
      { version: good, charges: [hungInRender] },
    ]);
  }
});

test('restores a removed remote with its protection, and a revision with that alone restores nothing', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const version = await signedRelease(releases.folder, 'reviews', '1.0.0', privateKey);
  await setTraffic(releases, 'reviews', { [version]: 100 });
  await trustRemote(releases, 'reviews', { keys: [publicKeyOf(privateKey)] });
  await removeRemote(releases.store, 'reviews');
  await quarantine(releases.store, { remote: 'reviews', version, charges: [hungInRender] });
  const alone = await kept();
  await assignPaths(releases.store, 'lab', ['/lab']);
  await restore(4);
  expect(await kept()).toEqual({ ...alone, paths: {} });
  await restore(1);
  const map = await kept();
  expect(map?.keys.reviews).toEqual([publicKeyOf(privateKey)]);
  expect(map?.quarantined.reviews).toEqual([{ version }]);
});

test('names releases that were removed since, and accepts those published elsewhere', async () => {
  await claimVersion(join(releases.folder, 'lab'), old);
  await setTraffic(releases, 'lab', { [old]: 60, [next]: 40 });
  await setTraffic(releases, 'lab', { [next]: 100 });
  for (const version of [old, next]) await rm(join(releases.folder, 'lab', version), { recursive: true });
  await expect(restore(1)).rejects.toThrow(
    new Error(
      `Revision 1 has releases that are not in ${releases.folder} any more: lab ${old}. Restore their folders, publish them again (pnpm releases push), or choose a revision without them (pnpm releases history).`,
    ),
  );
  expect((await read()).revision).toBe(2);
  await damage();
  await restore(2);
  expect(await shares()).toEqual({ [next]: 100 });
});

test('refuses a revision that the history lacks, and reports gaps', async () => {
  await expect(restore(1)).rejects.toThrow('is empty: there is nothing to restore.');
  for (const version of [old, next, old]) await setTraffic(releases, 'lab', { [version]: 100 });
  const file = join(releases.folder, 'history.jsonl');
  const [first, , third] = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, `${first}\n{"revis\n${third}\n`);
  for (const revision of [2, 4])
    await expect(restore(revision)).rejects.toThrow(
      new Error(
        `The history in ${releases.folder} has no revision ${revision} that can be read: it goes from 1 to 3, as pnpm releases history shows.`,
      ),
    );
  await damage();
  expect(await restore(3)).toMatchObject({ revision: 4, lacking: [2] });
});

test('reports unseen changes that it would take back', async () => {
  await setTraffic(releases, 'lab', { [old]: 100 });
  await setTraffic(releases, 'lab', { [next]: 100 }, { who: 'ben', why: 'better' });
  await expect(restore(1, { expect: 1 })).rejects.toThrow(/^lab was changed since revision 1: .*better/);
  expect(await shares()).toEqual({ [next]: 100 });
  await restore(1, { expect: 2 });
  expect(await shares()).toEqual({ [old]: 100 });
});
