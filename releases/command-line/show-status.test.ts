import { generateKeyPairSync } from 'node:crypto';
import { access, rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { changeRemote } from '../release-map/change-remote';
import { noCounts } from '../rollout/counts';
import { startRollout } from '../rollout/start-rollout';
import { pause } from '../rollout/transitions';
import { folderStore } from '../stores/folder-store';
import { releasesIn } from '../stores/releases';
import { signedRelease } from '../testing/signed-release';
import { assignPaths } from '../traffic/assign-paths';
import { setTraffic } from '../traffic/set-traffic';
import { distrustRemote, trustRemote } from '../trust/trust-remote';
import { showStatus } from './show-status';

const folder = temporaryFolder();
const releases = releasesIn(folder);

/** The status of a folder, without the last change. */
async function statusTable(of: string): Promise<string> {
  let shown = '';
  await showStatus({
    ...releasesIn(of),
    operator: 'ann',
    log: (text) => {
      shown = text;
    },
  });
  return shown.replace(/\n\nrevision \d+ of .*$/, '');
}

test('shows every version with its traffic, the default, and a live one that is missing', async () => {
  const { version: first } = await publishedRelease(folder, 'cart', '1.0.9');
  const { version: second } = await publishedRelease(folder, 'cart', '1.0.10');
  const { version: third } = await publishedRelease(folder, 'cart', '1.0.11');
  const { version: quote } = await publishedRelease(folder, 'quote', '2.0.0');
  await setTraffic(releases, 'cart', { [first]: 99.5, [second]: 0.5 });
  await setTraffic(releases, 'quote', { [quote]: 0 });
  await rm(join(folder, 'cart', second), { recursive: true });

  expect((await statusTable(folder)).split('\n')).toEqual([
    'remote  version              traffic',
    `cart    ${first}   99.5 %   default, unsigned`,
    `cart    ${second}  0.5 %    not published here, unsigned`,
    `cart    ${third}  -`,
    `quote   ${quote}   0 %      default, unsigned`,
    '',
    'Releases of cart, quote need no signature. To require one, publish each live release again, which signs it, then trust the key that pnpm releases keys shows (pnpm releases help keys).',
  ]);
});

test('shows the paths of each remote, even without a release, and releases that were never live', async () => {
  const withPaths = join(folder, 'with-paths');
  const { version } = await publishedRelease(withPaths, 'reviews', '1.0.0');
  await assignPaths(folderStore(withPaths), 'lab', ['/lab', '/lab/:id']);
  expect((await statusTable(withPaths)).split('\n')).toEqual([
    'remote   version             traffic',
    'lab      -                   -        nothing published',
    `reviews  ${version}  -`,
    '',
    'paths',
    'lab /lab /lab/:id',
  ]);
});

test('shows keys and origins, and the live releases that run nowhere', async () => {
  const signed = releasesIn(join(folder, 'signed'));
  const [own, other] = [generateKeyPairSync('ed25519').privateKey, generateKeyPairSync('ed25519').privateKey];
  const [key, another] = [own, other].map(publicKeyOf) as [string, string];
  const version = await signedRelease(signed.folder, 'cart', '1.0.0', own, other);
  const strange = await signedRelease(signed.folder, 'cart', '1.0.1', own);
  await setTraffic(signed, 'cart', { [version]: 99, [strange]: 1 });
  await trustRemote(signed, 'cart', { keys: [key, another], origins: ['http://localhost:3002'] });
  await distrustRemote(signed, 'cart', { keys: [key] });
  await trustRemote(signed, 'lab', { keys: [key] });
  await distrustRemote(signed, 'lab', { keys: [key] });
  expect((await statusTable(signed.folder)).split('\n')).toEqual([
    'remote  version             traffic',
    `cart    ${version}  99 %     default`,
    `cart    ${strange}  1 %      runs nowhere, because it is signed with no key of cart`,
    'lab     -                   -        nothing published',
    '',
    'keys',
    `cart ${another}`,
    'lab none',
    '',
    'origins',
    'cart http://localhost:3002',
  ]);
});

/** A folder of its own, in which a release is being rolled out in place of another. */
async function rollingOut(name: string) {
  const releases = releasesIn(join(folder, name));
  const { version: good } = await publishedRelease(releases.folder, 'cart', '1.0.3');
  const { version: next } = await publishedRelease(releases.folder, 'cart', '1.0.4');
  await setTraffic(releases, 'cart', { [good]: 100 });
  const begin = await startRollout(releases, 'cart', next, { steps: [10, 100], stepDuration: 60 });
  return { releases, good, next, map: await changeRemote(releases.store, 'cart', begin) };
}

test('shows the evidence of a rollout from all shells', async () => {
  const { releases: underWay, good, next, map } = await rollingOut('under-way');
  const documents = (count: number, failures = 0) => ({ ...noCounts, documents: count, failures });
  for (const canary of [documents(60, 9), documents(60, 11)])
    await underWay.store.addSampleWindow(map.rollouts.cart?.id ?? '', {
      step: 0,
      canary,
      baseline: documents(540),
    });
  expect((await statusTable(underWay.folder)).split('\n')).toEqual([
    'remote  version             traffic',
    `cart    ${good}  90 %     default, unsigned`,
    `cart    ${next}  10 %     rollout: step 1 of 2 (10, 100 %, each for 60 s at least), unsigned`,
    '',
    'analyses',
    'cart 1.0.4 fail, it is taken back: 20 of 120 documents failed, against 0 of 1,080 of 1.0.3',
    '',
    expect.stringMatching(/^Releases of cart need no signature/),
  ]);
});

test('until contract 4 scripts may read an analysis as the verdict, its name before contract 3.5', async () => {
  const { releases } = await rollingOut('for-scripts');
  const log = jest.fn();
  await showStatus({ ...releases, operator: 'ann', log }, true);
  const { analysis, verdict } = JSON.parse(log.mock.calls.at(-1)?.[0]).remotes.cart;
  expect(analysis).toMatchObject({ outcome: 'inconclusive' });
  expect(verdict).toEqual(analysis);
});

test('warns if no shell has looked after a running rollout for a minute', async () => {
  const { releases: alone } = await rollingOut('alone');
  const began = Date.now();
  const saidAfter = async (seconds: number) => {
    jest.spyOn(Date, 'now').mockReturnValue(began + 1_000 * seconds);
    const table = await statusTable(alone.folder);
    jest.restoreAllMocks();
    return table.startsWith('No shell has looked after the rollout of cart for more than a minute: ');
  };
  expect([await saidAfter(50), await saidAfter(70)]).toEqual([false, true]);
  await alone.store.holdLease('a shell');
  await utimes(join(alone.folder, '.rollouts/lease'), began / 1_000 + 60, began / 1_000 + 60);
  expect([await saidAfter(110), await saidAfter(130)]).toEqual([false, true]);
  for (const asked of ['leaseHeldAt', 'now'] as const) {
    const shown: string[] = [];
    const store = { ...alone.store, [asked]: () => Promise.reject(new Error('It is lost.')) };
    await showStatus({ ...alone, store, operator: 'ann', log: (text) => void shown.push(text) });
    expect(shown).toEqual([expect.stringContaining('rollout: step 1 of 2')]);
  }
  await changeRemote(alone.store, 'cart', pause);
  expect(await saidAfter(300)).toBe(false);
});

test('says where it looked if it finds nothing', async () => {
  const empty = join(folder, 'empty');
  await expect(statusTable(empty)).rejects.toThrow(
    `Nothing is published in ${empty}, and there is no release map at ${empty} (RELEASES_FOLDER and RELEASES_URL say where they are).`,
  );
  await expect(access(empty)).rejects.toThrow('ENOENT');
});

test('says that there is no release map, without a history too, and how to create one', async () => {
  const bare = releasesIn(join(folder, 'bare'));
  const { version } = await publishedRelease(bare.folder, 'cart', '1.0.0');
  const sentence = `There is no release map in ${bare.folder}: running shells keep the last one that they read. Create one with pnpm releases join or pnpm start.`;
  const log = jest.fn();
  await showStatus({ ...bare, operator: 'ann', log });
  expect(log.mock.calls.at(-1)).toEqual([sentence]);
  await showStatus({ ...bare, operator: 'ann', log }, true);
  expect(JSON.parse(log.mock.calls.at(-1)?.[0]).warnings).toEqual([sentence]);
  await setTraffic(bare, 'cart', { [version]: 100 });
  expect(await statusTable(bare.folder)).not.toContain('no release map');
});
