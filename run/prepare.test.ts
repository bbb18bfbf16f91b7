import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BuildFailed } from '@storefront/build/build-problems';
import { signingKeyForTest } from '@storefront/build/testing/signing-key-for-test';
import { workspaceRemotes } from '@storefront/build/workspace-remotes';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { numberOf } from '@storefront/shared/release/version';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { quarantine } from 'releases/quarantine/quarantine';
import { changeRemote } from 'releases/release-map/change-remote';
import { freeze } from 'releases/rollout/transitions';
import { releasesIn } from 'releases/stores/releases';
import { signedRelease } from 'releases/testing/signed-release';
import { assignPaths } from 'releases/traffic/assign-paths';
import { setTraffic } from 'releases/traffic/set-traffic';
import { trustRemote } from 'releases/trust/trust-remote';
import { prepare, shopFolders } from './prepare';

const published = jest.fn();
jest.mock('@storefront/build/publishing/publish', () => ({
  publishRemote: async ({ name }: { name: string }) => ({ warnings: [], ...published(name) }),
}));
jest.mock('releases/traffic/provided', () => ({
  provide: jest.fn(),
  providedBy: async () => [],
  unmetByShells: () => null,
}));
jest.mock('./build-shell', () => ({ buildShell: async () => ({ built: false, folder: 'shell-build' }) }));

const folders = shopFolders(temporaryFolder());
const releases = releasesIn(folders.releases);
const key = signingKeyForTest();
const declared = Object.fromEntries(workspaceRemotes.map(({ name, paths }) => [name, paths]));
const live = async () => {
  const { map } = await releases.store.read();
  const live = Object.entries(map?.microFrontends ?? {});
  const numbers = live.map(([name, [release]]) => {
    const version = release?.metadata.version ?? '';
    expect(versions[name]).toContain(version);
    return numberOf(version);
  });
  return { paths: map?.paths, numbers: [...new Set(numbers)] };
};

beforeAll(async () => {
  for (const { name } of workspaceRemotes) {
    const published: string[] = [];
    for (const number of ['1.0.0', '1.0.1'])
      published.push(await signedRelease(folders.releases, name, number, key));
    versions[name] = published;
  }
});
/** Versions by remote, the older one first. */
const versions: Record<string, string[]> = {};

test('a new remote goes live with its declared paths', async () => {
  published.mockImplementation((name) => ({ version: versions[name]?.[0], built: true }));
  await prepare(releases, () => {});
  expect(await live()).toEqual({ paths: declared, numbers: ['1.0.0'] });
  const { map } = await releases.store.read();
  for (const { name, port } of workspaceRemotes) {
    expect(map?.keys[name]).toEqual([publicKeyOf(key)]);
    expect(map?.origins[name]).toEqual([`http://localhost:${port}`]);
  }
});

test("an unchanged remote keeps the operator's paths and traffic", async () => {
  published.mockImplementation((name) => ({ version: versions[name]?.[1], built: false }));
  await assignPaths(releases.store, 'quote', []);
  await setTraffic(releases, 'quote', { [versions.quote?.[0] ?? '']: 0 });
  const before = (await releases.store.read()).map;
  const output: string[] = [];
  await prepare(releases, (line) => output.push(line));
  expect((await releases.store.read()).map).toEqual(before);
  expect(output.filter((line) => line.includes('not assigned'))).toEqual([
    'quote has a page at /quote, which is not assigned to it (pnpm releases join)',
  ]);
});

test('prints the warnings of publishing', async () => {
  published.mockImplementation((name) => ({
    version: versions[name]?.[1],
    built: false,
    warnings: [`${name} has a page too many.`],
  }));
  const output: string[] = [];
  await prepare(releases, (line) => output.push(line));
  for (const name of Object.keys(declared)) expect(output).toContain(`${name} has a page too many.`);
});

test('a changed remote goes live and keeps its paths, unless an operator chose the live release', async () => {
  published.mockImplementation((name) => ({ version: versions[name]?.[1], built: true }));
  const before = (await releases.store.read()).map;
  const output: string[] = [];
  await prepare(releases, (line) => output.push(line));
  const { map } = await releases.store.read();
  expect(map?.paths).toEqual({ ...declared, quote: [] });
  expect(map?.microFrontends.quote).toEqual(before?.microFrontends.quote);
  for (const name of ['catalogue', 'cart'])
    expect(map?.microFrontends[name]?.[0]?.metadata.version).toBe(versions[name]?.[1]);
  expect(output).toContain(
    `quote ${versions.quote?.[1]} has no visitors, because an operator chose the live release: give it some with pnpm releases rollout quote@1.0.1.`,
  );
});

test.each<[string, (version: string) => Promise<unknown>]>([
  ['a split', (version) => setTraffic(releases, 'cart', { [version]: 40, [versions.cart?.[0] ?? '']: 60 })],
  ['off', (version) => setTraffic(releases, 'cart', { [version]: 0 })],
  ['a freeze', () => changeRemote(releases.store, 'cart', freeze)],
])('%s by an operator survives a start, even after a quarantine', async (_, choose) => {
  const version = versions.cart?.[1] ?? '';
  await choose(version);
  await quarantine(releases.store, { remote: 'cart', version: versions.cart?.[0] ?? '', charges: [] });
  const chosen = (await releases.store.read()).map;
  published.mockImplementation((name) => ({ version: versions[name]?.[1], built: name === 'cart' }));
  await prepare(releases, () => {});
  expect((await releases.store.read()).map).toEqual(chosen);
});

test('a changed remote goes live at another host, too', async () => {
  process.env.HOST = '192.168.1.5';
  published.mockImplementation((name) => ({ version: versions[name]?.[0], built: true }));
  await prepare(releases, () => {});
  process.env.HOST = '';
  const { map } = await releases.store.read();
  expect(map?.microFrontends.catalogue?.[0]?.url).toMatch(/^http:\/\/192\.168\.1\.5:/);
});

test('a changed remote does not go live if an operator trusts only other keys, and says why', async () => {
  const others = releasesIn(`${folders.releases}-of-others`);
  await trustRemote(others, 'cart', { keys: [publicKeyOf(generateKeyPairSync('ed25519').privateKey)] });
  for (const { name } of workspaceRemotes) await signedRelease(others.folder, name, '1.0.0', key);
  published.mockImplementation((name) => ({ version: versions[name]?.[0], built: true }));
  await expect(prepare(others, () => {})).rejects.toThrow(/^cart 1\.0\.0\S+ is signed with no key of cart: /);
});

test.each<[string, (file: string) => Promise<void>]>([
  ['damaged', (file) => writeFile(file, '{"microFrontends":')],
  ['gone', rm],
])('with a map that is %s it creates none: it prints the remedy and opens the shop', async (_, damage) => {
  const shop = releasesIn(await mkdtemp(`${folders.releases}-damaged-`));
  await assignPaths(shop.store, 'quote', ['/quote']);
  const file = join(shop.folder, 'release-map.json');
  await damage(file);
  const before = await shop.store.text();
  published.mockReset();
  const output: string[] = [];
  const { shellFolder, map } = await prepare(shop, (line) => output.push(line));
  expect([shellFolder, map]).toEqual(['shell-build', null]);
  expect(output.at(-1)).toMatch(
    /last good at revision 1\. Restore that with RELEASES_FOLDER=\S+ pnpm releases rollback --to 1 --why/,
  );
  expect(await shop.store.text()).toBe(before);
  expect(published).not.toHaveBeenCalled();
});

const broken = () => {
  throw new BuildFailed('quote', ['quote-mfe/routes.tsx:3 Expected a semicolon\n  3 | const']);
};

test('a remote that does not build stays as it is, and the shop opens', async () => {
  const before = (await releases.store.read()).map;
  published.mockImplementation((name) =>
    name === 'quote' ? broken() : { version: versions[name]?.[1], built: false },
  );
  const output: string[] = [];
  await prepare(releases, (line) => output.push(line));
  expect((await releases.store.read()).map).toEqual(before);
  expect(output).toContainEqual(
    `quote does not build: quote-mfe/routes.tsx:3 Expected a semicolon. The shop has quote ${versions.quote?.[1]}, as published last.`,
  );
});

test('a remote that does not build and was never published keeps the shop closed, with one sentence', async () => {
  published.mockReset().mockImplementationOnce(broken);
  await expect(prepare(releasesIn(`${folders.releases}-of-nobody`), () => {})).rejects.toThrow(
    'quote does not build: quote-mfe/routes.tsx:3 Expected a semicolon. No release of it was ever published, so the shop cannot open.',
  );
});
