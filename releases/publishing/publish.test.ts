import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { WorkspaceRemote } from 'build/workspace-remotes';
import { publishedVersions, readPublishedRelease } from '../release/published-releases';
import { publishRemote } from './publish';

const inputsHash = jest.fn();
const runWebpack = jest.fn();
jest.mock('build/inputs-hash', () => ({ inputsHash: async () => inputsHash() }));
jest.mock('build/run-webpack', () => ({
  runWebpack: async (...args: unknown[]) => runWebpack(...args),
}));

const parent = temporaryFolder();
let folder: string;
let count = 0;

beforeEach(() => {
  count += 1;
  folder = join(parent, `${count}`);
  inputsHash.mockReset().mockReturnValue('abc');
  runWebpack.mockReset().mockImplementation(async (_, { folder: build }: { folder: string }) => {
    await mkdir(join(build, 'browser'), { recursive: true });
    await mkdir(join(build, 'server'), { recursive: true });
    await writeFile(join(build, 'browser/mf-manifest.json'), '{"exposes":[]}');

    await writeFile(join(build, 'browser/needs.json'), '{"react":["useState"]}');
    await writeFile(join(build, 'browser/container.js'), 'browser');
    await writeFile(join(build, 'server/container.cjs'), 'server');
  });
});

const lab: WorkspaceRemote = {
  name: 'lab',
  port: 3009,
  folder: '/lab-mfe',
  routes: './routes.tsx',
  paths: ['/lab', '/lab/:id'],
  places: {},
  budget: 1_000,
};
const publish = (changes: Partial<WorkspaceRemote> = {}) =>
  publishRemote({ ...lab, ...changes }, { releasesFolder: folder });

test('a release says the paths its remote declares', async () => {
  expect(await publish()).toEqual({ version: '1.0.0', built: true });
  const { release } = await readPublishedRelease(folder, 'lab', '1.0.0');
  expect(release).toMatchObject({ remote: 'lab', paths: ['/lab', '/lab/:id'], inputs: 'abc' });
});

test('what has not changed is not built again, what has is the next version', async () => {
  await publish();
  expect(await publish()).toEqual({ version: '1.0.0', built: false });
  expect(runWebpack).toHaveBeenCalledTimes(1);
  inputsHash.mockReturnValue('def');
  expect(await publish()).toEqual({ version: '1.0.1', built: true });
});

test('a build above its budget is not published', async () => {
  await expect(publish({ budget: 1 })).rejects.toThrow(/^lab 1\.0\.0 would send up to \d+ bytes .* is 1\.$/);
  expect(await readdir(join(folder, 'lab'))).toEqual([]);
});

test('a release that cannot be read, as one from before releases had paths, is followed by one that can', async () => {
  await publish();
  const file = join(folder, 'lab/1.0.0/release.json');
  const { paths, ...old } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(old));
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await publish()).toEqual({ version: '1.0.1', built: true });
  expect(said.mock.calls).toEqual([[expect.stringContaining('1.0.0/release.json is wrong at paths')]]);
  said.mockRestore();
  expect(await publishedVersions(folder, 'lab')).toEqual(['1.0.0', '1.0.1']);
});
