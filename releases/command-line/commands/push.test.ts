import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type AssetServer, startAssetServer } from '../../serving/asset-server';
import { packedRelease } from '../../testing/packed-release';
import { runCommand } from '../../testing/run-command';

/** Where the default run serves it, once it is a remote of this workspace. */
let mockPort: number | null = null;
jest.mock('@storefront/build/workspace-remotes', () => ({
  get workspaceRemotes() {
    return mockPort === null ? [] : [{ name: 'lab' }];
  },
  workspaceRemote: () => ({ port: mockPort }),
}));

const parent = temporaryFolder();

let dist: string;
let folder: string;
let version: string;
let host: AssetServer;
let origin: string;
beforeEach(async () => {
  [dist, folder] = [await mkdtemp(join(parent, 'dist-')), await mkdtemp(join(parent, 'releases-'))];
  version = await packedRelease(dist, '1.0.5');
  host = await startAssetServer({ folder: join(folder, 'lab'), port: 0 });
  origin = `http://localhost:${host.port}`;
  process.env.LAB_ORIGIN = origin;
});
afterEach(async () => {
  delete process.env.LAB_ORIGIN;
  mockPort = null;
  await host.close();
});

const push = (...words: string[]) => runCommand(folder, 'push', dist, ...words);

test('pushes a release to the releases folder once, and fetches all of it from its host', async () => {
  const served = `All of its 2 files are at ${origin} as they were built.`;
  expect(await push()).toEqual({
    lines: [`lab ${version} is pushed.`, served],
    progress: [`copying lab ${version} to ${folder}`, `fetching its 2 files from ${origin}`],
    problem: '',
  });
  expect((await push()).lines).toEqual([`lab ${version} is there already: nothing changed.`, served]);
});

test('fails with a sentence if the host lacks a file, with --json too', async () => {
  const elsewhere = join(parent, 'elsewhere');
  const missing = `${origin}/${version}/release.json is answered with 404: visitors do not get the release`;
  const { lines, problem } = await push('--to', elsewhere);
  expect(lines).toEqual([`lab ${version} is pushed.`]);
  expect(problem).toMatch(missing);
  expect(existsSync(join(elsewhere, 'lab', version, 'release.json'))).toBe(true);
  const again = await push('--to', elsewhere, '--json');
  expect(again.problem).toMatch(missing);
  expect(JSON.parse(again.lines.join())).toEqual({
    remote: 'lab',
    version,
    isNew: false,
    to: elsewhere,
    origin,
    unserved: again.problem,
  });
});

test('uploads a release by a command', async () => {
  const upload = `mkdir -p ${folder}/lab && cp -r "$RELEASE_DIR" ${folder}/lab/`;
  const { lines, progress, problem } = await push('--to-command', upload, '--json');
  expect([JSON.parse(lines.join()), progress[0], problem]).toEqual([
    { remote: 'lab', version, isNew: true, to: null, origin, unserved: null },
    `uploading lab ${version} to its host`,
    '',
  ]);
  await rm(join(folder, 'lab', version, 'browser'), { recursive: true });
  expect((await push('--to-command', 'true')).problem).toMatch('browser/container.js is answered with 404');
});

test('says that no host was checked if no origin is configured', async () => {
  delete process.env.LAB_ORIGIN;
  expect(await push()).toMatchObject({
    lines: [`lab ${version} is pushed.`, 'No host was checked: set LAB_ORIGIN to the origin that serves it.'],
    problem: '',
  });
});

test('does not check the host of the default run after pushing elsewhere', async () => {
  delete process.env.LAB_ORIGIN;
  mockPort = host.port;
  expect((await push()).lines.at(-1)).toBe(`All of its 2 files are at ${origin} as they were built.`);
  const elsewhere = join(parent, 'hosted');
  expect(await push('--to-command', `cp -r "$RELEASE_DIR" ${elsewhere}`)).toMatchObject({
    lines: [`lab ${version} is pushed.`, 'No host was checked: set LAB_ORIGIN to the origin that serves it.'],
    problem: '',
  });
  expect(existsSync(elsewhere)).toBe(true);
  await host.close();
  expect((await push('--to', join(parent, 'copied'), '--json')).problem).toBe('');
});
