import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { type AssetServer, startAssetServer } from '../serving/asset-server';
import { packedRelease } from '../testing/packed-release';
import { exportedRelease } from './exported-release';
import { pushByCommand } from './push-by-command';

const parent = temporaryFolder();
const dist = join(parent, 'dist');
const hosted = join(parent, 'hosted');
const runs = join(parent, 'runs');

let version: string;
let host: AssetServer;
beforeAll(async () => {
  version = await packedRelease(dist, '1.0.5');
});
beforeEach(async () => {
  await mkdir(hosted);
  await writeFile(runs, '');
  host = await startAssetServer({ folder: hosted, port: 0 });
});
afterEach(async () => {
  await host.close();
  await rm(hosted, { recursive: true });
});

const upload = `echo "$RELEASE_REMOTE $RELEASE_VERSION" >> ${runs} && cp -r "$RELEASE_DIR" ${hosted}/`;
const push = async (command = upload, origin: string | null = `http://localhost:${host.port}`) =>
  pushByCommand(await exportedRelease(dist), command, origin);
const runCount = async () => (await readFile(runs, 'utf8')).split('\n').length - 1;

test('runs the command with folder and name of the release, and not again once the host has all of it', async () => {
  expect(await push()).toBe(true);
  expect(await readFile(runs, 'utf8')).toBe(`lab ${version}\n`);
  expect(await push()).toBe(false);
  expect(await runCount()).toBe(1);
});

test('runs the command each time if the content of the host is not known', async () => {
  expect(await push(upload, null)).toBe(true);
  expect(await push(upload, null)).toBe(true);
  expect(await runCount()).toBe(2);
});

test('completes a partial upload', async () => {
  await cp(join(dist, 'lab', version), join(hosted, version), { recursive: true });
  await rm(join(hosted, version, 'browser'), { recursive: true });
  expect(await push()).toBe(true);
});

test('refuses another release under the same version, which stays', async () => {
  const file = join(hosted, version, 'release.json');
  const text = await readFile(join(dist, 'lab', version, 'release.json'), 'utf8');
  const other = JSON.stringify({ ...JSON.parse(text), also: 'more' });
  await mkdir(join(hosted, version));
  await writeFile(file, other);
  await expect(push()).rejects.toThrow(
    new Error(
      `http://localhost:${host.port}/${version}/release.json belongs to another lab ${version}: a published version never changes.`,
    ),
  );
  expect([await runCount(), await readFile(file, 'utf8')]).toEqual([0, other]);
});

test('ignores a page that the host sends for missing files', async () => {
  await mkdir(join(hosted, version));
  await writeFile(join(hosted, version, 'release.json'), '<title>Not found</title>');
  expect(await push()).toBe(true);
});

test('uploads nothing to a host that does not answer', async () => {
  await expect(push(upload, 'http://localhost:1')).rejects.toThrow(
    '/release.json is not answered. It may have another release',
  );
  expect(await runCount()).toBe(0);
});

test.each([
  ['exit 3', 'failed with code 3'],
  ['no-such-uploader . 2>/dev/null', 'was not found'],
  ['kill -9 $$', 'was ended by SIGKILL'],
])('reports a command that fails: %s', async (command, end) => {
  await expect(push(command)).rejects.toThrow(
    new Error(`The command that uploads lab ${version} to its host ${end}: ${command}.`),
  );
});
