import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { BuildFailed } from 'build/build-failed';
import { workspaceRemotes } from 'build/workspace-remotes';
import { publishedRelease } from 'releases/testing/published-release';
import { assignPaths } from 'releases/traffic/assign-paths';
import { readReleaseMap } from 'releases/traffic/release-map-folder';
import { setTraffic } from 'releases/traffic/rollout';
import { prepare, shopFolders } from './prepare';

const published = jest.fn();
jest.mock('releases/publishing/publish', () => ({ publishRemote: async () => published() }));
jest.mock('releases/traffic/provided-names', () => ({
  provideNames: jest.fn(),
  providedNames: async () => null,
}));
jest.mock('./build-shell', () => ({ buildShell: async () => ({ built: false, folder: 'shell-build' }) }));

const folders = shopFolders(temporaryFolder());
const declared = Object.fromEntries(workspaceRemotes.map(({ name, paths }) => [name, paths]));
const live = async () => {
  const map = await readReleaseMap(folders.releases);
  const versions = Object.values(map?.microFrontends ?? {}).map(([release]) => release?.metadata.version);
  return { paths: map?.paths, versions: [...new Set(versions)] };
};

beforeAll(async () => {
  for (const { name } of workspaceRemotes) {
    for (const version of ['1.0.0', '1.0.1']) await publishedRelease(folders.releases, name, version);
  }
});

test('what is new goes live with the paths it declares', async () => {
  published.mockReturnValue({ version: '1.0.0', built: true });
  await prepare(folders, () => {});
  expect(await live()).toEqual({ paths: declared, versions: ['1.0.0'] });
});

test('what has not changed keeps the paths and the traffic its operator gave it', async () => {
  published.mockReturnValue({ version: '1.0.1', built: false });
  await assignPaths(folders.releases, 'quote', []);
  await setTraffic(folders.releases, 'quote', { '1.0.0': 0 });
  const before = await readReleaseMap(folders.releases);
  const said: string[] = [];
  await prepare(folders, (line) => said.push(line));
  expect(await readReleaseMap(folders.releases)).toEqual(before);
  expect(said.filter((line) => line.includes('assign'))).toEqual([
    'quote has a page at /quote, which is not assigned to it (pnpm releases assign)',
  ]);
});

test('what has changed goes live, and keeps its paths', async () => {
  published.mockReturnValue({ version: '1.0.1', built: true });
  await prepare(folders, () => {});
  expect(await live()).toEqual({ paths: { ...declared, quote: [] }, versions: ['1.0.1'] });
});

const broken = () => {
  throw new BuildFailed('quote', ['quote-mfe/routes.tsx:3 Expected a semicolon\n  3 | const']);
};

test('what does not build stays as it is, and keeps nothing closed', async () => {
  const before = await readReleaseMap(folders.releases);
  published.mockReturnValue({ version: '1.0.1', built: false });
  for (const _ of workspaceRemotes.slice(1))
    published.mockReturnValueOnce({ version: '1.0.1', built: false });
  published.mockImplementationOnce(broken);
  const said: string[] = [];
  await prepare(folders, (line) => said.push(line));
  expect(await readReleaseMap(folders.releases)).toEqual(before);
  expect(said).toContainEqual(
    'quote does not build: quote-mfe/routes.tsx:3 Expected a semicolon. The shop has quote 1.0.1, as published last.',
  );
});

test('what does not build and was never published keeps the shop closed, in one sentence', async () => {
  published.mockReset().mockImplementationOnce(broken);
  await expect(prepare(shopFolders(`${folders.releases}-of-nobody`), () => {})).rejects.toThrow(
    'quote does not build: quote-mfe/routes.tsx:3 Expected a semicolon. Nothing of it was ever published, so the shop cannot open.',
  );
});
