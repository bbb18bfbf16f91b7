import { spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import fs, { appendFile, cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { signRelease } from '@storefront/build/publishing/sign-release';
import { publicKeyOf } from '@storefront/shared/release/public-key';
import { publishedVersions, readPublishedRelease } from '@storefront/shared/release/published-releases';
import { publishedSignatures } from '@storefront/shared/release/published-signatures';
import { sourceMapFile } from '@storefront/shared/release/releases-folder';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { packedRelease } from '../testing/packed-release';
import { exportedRelease } from './exported-release';
import { pushToFolder } from './push-to-folder';

const parent = temporaryFolder();
const { privateKey } = generateKeyPairSync('ed25519');
const another = generateKeyPairSync('ed25519').privateKey;

let dist: string;
let target: string;
let version: string;
let count = 0;
beforeEach(async () => {
  count += 1;
  [dist, target] = [join(parent, `${count}/dist`), join(parent, `${count}/releases`)];
  version = await packedRelease(dist, '1.0.5', { privateKey });
});

const push = async (from = dist) => pushToFolder(await exportedRelease(from), target);
const signers = async () => (await publishedSignatures(join(target, 'lab', version))).map(({ key }) => key);

test('copies exactly the release, once', async () => {
  await writeFile(join(dist, 'lab', version, 'note.txt'), 'mine');
  expect(await push()).toBe(true);
  await readPublishedRelease(target, 'lab', version);
  expect((await readdir(join(target, 'lab'))).sort()).toEqual(['.1.0.5', '.source-maps', version]);
  expect((await readdir(join(target, 'lab', version), { recursive: true })).sort()).toEqual(
    (await readdir(join(dist, 'lab', version), { recursive: true }))
      .filter((path) => path !== 'note.txt')
      .sort(),
  );
  expect(await readFile(sourceMapFile(target, 'lab', version), 'utf8')).toBe('{}');
  expect(await signers()).toEqual([publicKeyOf(privateKey)]);
  expect(await push()).toBe(false);
  expect(await signers()).toEqual([publicKeyOf(privateKey)]);
});

test('adds signatures made since, and skips invalid ones', async () => {
  await push();
  const place = join(dist, 'lab', version);
  const { integrity } = await readPublishedRelease(dist, 'lab', version);
  await signRelease(place, { remote: 'lab', version, integrity }, another);
  await signRelease(
    place,
    { remote: 'archive', version, integrity },
    generateKeyPairSync('ed25519').privateKey,
  );
  expect(await push()).toBe(false);
  expect(await signers()).toEqual([privateKey, another].map(publicKeyOf));
});

test('refuses another release under the same number, and names a free number', async () => {
  await push();
  const other = join(parent, `${count}/other`);
  const next = await packedRelease(other, '1.0.5', { paths: ['/lab', '/lab/:id'] });
  const refused = new Error(`lab 1.0.5 is another release, ${version}: build this one with --version 1.0.6.`);
  await expect(push(other)).rejects.toThrow(refused);
  // Also without the number's file, as in a folder filled by hand, and after the release was removed.
  await rm(join(target, 'lab/.1.0.5'));
  await expect(push(other)).rejects.toThrow(refused);
  expect(await push()).toBe(false);
  await symlink(version, join(target, 'lab/.1.0.5'));
  await rm(join(target, 'lab', version), { recursive: true });
  await expect(push(other)).rejects.toThrow(refused);
  expect(await publishedVersions(target, 'lab')).not.toContain(next);
});

test('refuses another release.json under the same version, and a broken one', async () => {
  await push();
  const file = join(target, 'lab', version, 'release.json');
  const text = await readFile(file, 'utf8');
  await rm(`${file}.br`, { force: true });
  await rm(`${file}.gz`, { force: true });
  await writeFile(file, JSON.stringify({ ...JSON.parse(text), also: 'more' }));
  await expect(push()).rejects.toThrow(
    new Error(`lab ${version} is in ${target} with another release.json: a published version never changes.`),
  );
  await writeFile(file, text.slice(0, 50));
  await expect(push()).rejects.toThrow(`${file} is not JSON.`);
});

test('nobody sees a partial release', async () => {
  const { copyFile } = fs;
  const seen: string[][] = [];
  jest.spyOn(fs, 'copyFile').mockImplementation(async (from, to) => {
    seen.push(await publishedVersions(target, 'lab'));
    await copyFile(from, to);
  });
  expect(await push()).toBe(true);
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.flat()).toEqual([]);
});

test('concurrent pushes of one release succeed with one copy', async () => {
  const pushed = await Promise.all(Array.from({ length: 5 }, () => push()));
  expect(pushed.filter(Boolean)).toHaveLength(1);
  await readPublishedRelease(target, 'lab', version);
  expect((await readdir(join(target, 'lab'))).sort()).toEqual(['.1.0.5', '.source-maps', version]);
});

test('of concurrent pushes of two releases with one number, one succeeds', async () => {
  const other = join(parent, `${count}/other`);
  await packedRelease(other, '1.0.5', { paths: ['/lab', '/lab/:id'] });
  const results = await Promise.allSettled([push(), push(other)]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await publishedVersions(target, 'lab')).toHaveLength(1);
});

test('reports a full disk in one sentence and leaves nothing', async () => {
  const file = join(target, 'lab/container.js');
  const full = Object.assign(new Error('ENOSPC: write'), { code: 'ENOSPC', dest: file });
  jest.spyOn(fs, 'copyFile').mockRejectedValueOnce(full);
  await expect(push()).rejects.toThrow(
    `${file} cannot be written, because its disk is full: make room there, then try again.`,
  );
  expect(await readdir(join(target, 'lab'))).toEqual([]);
  expect(await push()).toBe(true);
});

test('reports a file that arrives changed and leaves nothing', async () => {
  const { copyFile } = fs;
  jest.spyOn(fs, 'copyFile').mockImplementation(async (from, to) => {
    await copyFile(from, to);
    if (String(to).endsWith('container.js')) await appendFile(to, ' ');
  });
  await expect(push()).rejects.toThrow('container.js is not what lab');
  expect(await publishedVersions(target, 'lab')).toEqual([]);
});

test('removes the files of a killed push; a file is not a folder', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const left = `.unfinished-${hostname()}-${pid}-abcdef`;
  await cp(dist, join(target, 'lab', left), { recursive: true });
  await push();
  expect(await readdir(join(target, 'lab'))).not.toContain(left);
  await mkdir(join(parent, `${count}/more`));
  target = join(parent, `${count}/more/file`);
  await writeFile(target, '');
  await expect(push()).rejects.toThrow('is not a folder.');
});
