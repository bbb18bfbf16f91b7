import { generateKeyPairSync } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { quarantine } from '../quarantine/quarantine';
import { changeRemote } from '../release-map/change-remote';
import { startRollout } from '../rollout/start-rollout';
import { releasesIn } from '../stores/releases';
import { packedRelease } from '../testing/packed-release';
import { hungInRender } from '../testing/strike';
import { setTraffic } from '../traffic/set-traffic';
import { trustRemote } from '../trust/trust-remote';
import { releaseFacts } from './release-facts';

const folder = temporaryFolder();
const releases = releasesIn(folder);
const { privateKey } = generateKeyPairSync('ed25519');

afterEach(() => {
  delete process.env.LAB_ORIGIN;
});

const facts = (version: string) => releaseFacts(releases, 'lab', version);
const size = async (version: string, path: string) => (await stat(join(folder, 'lab', version, path))).size;

test('lists the files of a release by encoding; files without compression count as they are', async () => {
  const version = await packedRelease(folder, '1.0.0', {
    texts: { 'browser/badge.js': 'badge'.repeat(100), 'browser/more.js': 'more' },
    browser: {
      entry: 'browser/container.js',
      exposes: { './header-cart': { scripts: ['browser/badge.js', 'browser/more.js'], styles: [] } },
    },
  });
  await rm(join(folder, 'lab', version, 'browser/more.js.br'));
  const { files, modules, bytes } = await facts(version);
  const br = await size(version, 'browser/badge.js.br');
  expect(files['browser/badge.js']).toEqual({
    identity: 500,
    gzip: await size(version, 'browser/badge.js.gz'),
    br,
  });
  expect(files['browser/more.js']?.br).toBe(4);
  expect(modules['header-cart']).toMatchObject({
    files: ['browser/badge.js', 'browser/more.js'],
    bytes: { identity: 504, br: br + 4 },
  });
  expect(bytes.browser.br).toBe(br + 4 + (await size(version, 'browser/container.js.br')));
  expect(bytes.server.identity).toBe(await size(version, 'server/container.cjs'));
});

test('describes a release outside of the map by its contents, and its future address if known', async () => {
  const version = await packedRelease(folder, '1.0.1');
  const unknown = { traffic: null, isDefault: false, isQuarantined: false, rollout: null, signers: [] };
  expect(await facts(version)).toMatchObject({ ...unknown, origin: null });
  process.env.LAB_ORIGIN = 'https://lab.example.com/';
  expect(await facts(version)).toMatchObject({ ...unknown, origin: 'https://lab.example.com' });
});

test('describes visitors, rollout, quarantine and signatures', async () => {
  process.env.LAB_ORIGIN = 'https://lab.example.com';
  const [old, next] = [
    await packedRelease(folder, '2.0.0'),
    await packedRelease(folder, '2.0.1', { privateKey }),
  ];
  await setTraffic(releases, 'lab', { [old]: 100 });
  const begin = await startRollout(releases, 'lab', next, { steps: [10, 100], stepDuration: 60 });
  await changeRemote(releases.store, 'lab', begin);
  process.env.LAB_ORIGIN = 'https://another.example.com';
  const key = publicKeyOf(privateKey);
  const rollout = { version: next, step: 0 };
  const live = {
    origin: 'https://lab.example.com',
    traffic: 10,
    isDefault: false,
    isQuarantined: false,
    rollout,
  };
  expect(await facts(next)).toMatchObject({ ...live, signers: [{ key, isTrusted: false }] });
  expect(await facts(old)).toMatchObject({ traffic: 90, isDefault: true, rollout: null, signers: [] });
  await quarantine(releases.store, { remote: 'lab', version: next, charges: [hungInRender] });
  expect(await facts(next)).toMatchObject({ isQuarantined: true });
  await setTraffic(releases, 'lab', { [next]: 100 });
  await trustRemote(releases, 'lab', { keys: [key] });
  expect(await facts(next)).toMatchObject({ signers: [{ key, isTrusted: true }] });
});
