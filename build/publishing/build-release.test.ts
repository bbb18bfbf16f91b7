import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { readPublishedRelease } from '@storefront/shared/release/published-releases';
import { publishedSignatures } from '@storefront/shared/release/published-signatures';
import { sourceMapFile } from '@storefront/shared/release/releases-folder';
import { hashOf, numberOf } from '@storefront/shared/release/version';
import { publishedRelease } from '@storefront/shared/testing/published-release';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { WorkspaceRemote } from '../read-remotes';
import { builtRemote } from '../testing/built-remote';
import { signingKeyForTest } from '../testing/signing-key-for-test';
import { buildRelease } from './build-release';

const runWebpack = jest.fn();
jest.mock('../run-webpack', () => ({
  runWebpack: async (...args: unknown[]) => runWebpack(...args),
}));
jest.mock('./route-paths', () => ({ routePaths: async () => [{ path: '/lab', isLayout: false }] }));

const parent = temporaryFolder();
const privateKey = signingKeyForTest();
const { RELEASE_SIGNING_KEY } = process.env;

const lab: WorkspaceRemote = {
  name: 'lab',
  port: 3009,
  folder: join(parent, 'lab-mfe'),
  routes: './routes.tsx',
  paths: ['/lab'],
  slots: {},
  budget: 1_000,
};

let folder: string;
let code: string;
let count = 0;
beforeEach(() => {
  count += 1;
  folder = join(parent, `${count}`);
  code = 'code';
  runWebpack.mockReset().mockImplementation(async (_, { folder: build }: { folder: string }) => {
    await builtRemote(build, code);
    return { stats: [] };
  });
});
afterEach(() => {
  process.env.RELEASE_SIGNING_KEY = RELEASE_SIGNING_KEY;
  jest.restoreAllMocks();
});

const published = () => join(folder, 'releases');
const build = (out: string, number?: string, changes: Partial<WorkspaceRemote> = {}) =>
  buildRelease({ ...lab, ...changes }, { out: join(folder, out), number, releasesFolder: published() });

test('builds a complete release into an empty folder: compressed, signed, with its source map', async () => {
  const { version, place, isSigned, warnings } = await build('dist', '1.0.5');
  expect([numberOf(version), isSigned, warnings]).toEqual(['1.0.5', true, []]);
  expect(place).toBe(join(folder, 'dist/lab', version));
  const { release } = await readPublishedRelease(join(folder, 'dist'), 'lab', version);
  expect(release.paths).toEqual(['/lab']);
  expect((await publishedSignatures(place)).map(({ key }) => key)).toEqual([publicKeyOf(privateKey)]);
  expect(await readFile(sourceMapFile(join(folder, 'dist'), 'lab', version), 'utf8')).toBe('{}');
  expect(await readdir(join(folder, 'dist'))).toEqual(['lab']);
  expect((await readdir(join(folder, 'dist/lab'))).sort()).toEqual(['.source-maps', version]);
  expect((await readdir(join(place, 'browser'))).sort()).toEqual([
    'container.js',
    'container.js.br',
    'container.js.gz',
  ]);
  expect(existsSync(published())).toBe(false);
});

/** Bytes of all that is in a folder, by path. */
async function bytesIn(of: string): Promise<Record<string, string>> {
  const entries = await readdir(of, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => [file.slice(of.length), await readFile(file, 'base64')]);
  return Object.fromEntries(await Promise.all(texts));
}

test('the same sources give the same files in each build', async () => {
  await build('one', '1.0.5');
  await build('other', '1.0.5');
  expect(await bytesIn(join(folder, 'one'))).toEqual(await bytesIn(join(folder, 'other')));
});

test("without a number takes the next one, or the latest release's if the content is the same", async () => {
  const { version: first } = await build('first');
  expect(numberOf(first)).toBe('1.0.0');
  await publishedRelease(published(), 'lab', '1.4.1');
  expect((await build('next')).version).toBe(`1.4.2+${hashOf(first)}`);
  await mkdir(join(published(), 'lab', `1.4.7+${hashOf(first)}`));
  expect((await build('same')).version).toBe(`1.4.7+${hashOf(first)}`);
  code = 'other';
  expect(numberOf((await build('other')).version)).toBe('1.4.8');
});

test('without a key the release is unsigned, and no key is made', async () => {
  delete process.env.RELEASE_SIGNING_KEY;
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const { place, isSigned, warnings } = await build('dist');
  expect([isSigned, warnings]).toEqual([false, [expect.stringMatching(/^It is not signed, [^\n]+\.$/)]]);
  expect(await publishedSignatures(place)).toEqual([]);
  expect(existsSync(join(folder, '.local'))).toBe(false);
});

test.each<[string, (out: string) => Promise<unknown>, string]>([
  ['a folder with something in it', (out) => mkdir(join(out, 'more'), { recursive: true }), 'is not empty'],
  ['a file', (out) => mkdir(folder).then(() => writeFile(out, '')), 'is not a folder.'],
])('refuses %s before it builds, and leaves it as it is', async (_, make, sentence) => {
  const out = join(folder, 'dist');
  await make(out);
  await expect(build('dist')).rejects.toThrow(`${out} ${sentence}`);
  expect(runWebpack).not.toHaveBeenCalled();
});

test('a failed or killed build leaves nothing', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  await mkdir(join(folder, 'dist', `.unfinished-${hostname()}-${pid}-abcdef`, 'lab'), { recursive: true });
  await expect(build('dist', '1.0.0', { budget: 1 })).rejects.toThrow('its budget');
  runWebpack.mockRejectedValueOnce(new Error('routes.tsx does not compile.'));
  await expect(build('dist')).rejects.toThrow('routes.tsx does not compile.');
  await expect(build('dist', '1.0.0', { paths: ['/lab', '/lab/new'] })).rejects.toThrow(
    "lab's remote.ts declares /lab/new",
  );
  expect(await readdir(join(folder, 'dist'))).toEqual([]);
});
