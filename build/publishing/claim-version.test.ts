import { cp, mkdir, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { claimVersion, holderOfNumber, versionFor } from './claim-version';

const parent = temporaryFolder();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(parent, 'cart-'));
});

const [hash, other] = ['0123456789ab', 'ffffffffffff'];

test('the first version is 1.0.0, and each new content gets the next number', async () => {
  expect(await versionFor(join(folder, 'none'), hash, null)).toBe(`1.0.0+${hash}`);
  await mkdir(join(folder, `1.0.9+${hash}`));
  await mkdir(join(folder, `1.0.10+${other}`));
  expect(await versionFor(folder, hash, null)).toBe(`1.0.11+${hash}`);
});

test('the latest content keeps its version, unless that folder is unusable', async () => {
  await mkdir(join(folder, `1.0.3+${hash}`));
  expect(await versionFor(folder, hash, null)).toBe(`1.0.3+${hash}`);
  expect(await versionFor(folder, hash, `1.0.3+${hash}`)).toBe(`1.0.4+${hash}`);
});

test('a number from before versions had a hash is not used again', async () => {
  await mkdir(join(folder, '1.0.3'));
  expect(await versionFor(folder, hash, null)).toBe(`1.0.4+${hash}`);
});

test('a number belongs to the first content that claims it, for good', async () => {
  expect(await claimVersion(folder, `1.0.0+${hash}`)).toBe(true);
  expect(await claimVersion(folder, `1.0.0+${other}`)).toBe(false);
  expect(await claimVersion(folder, `1.0.0+${hash}`)).toBe(true);
  // The publisher never finished, and there is no folder of that version.
  expect(await versionFor(folder, hash, null)).toBe(`1.0.0+${hash}`);
  expect(await versionFor(folder, other, null)).toBe(`1.0.1+${other}`);
});

test('of concurrent claims for one number, one succeeds', async () => {
  const versions = Array.from({ length: 20 }, (_, n) => `1.0.0+${n.toString(16).padStart(12, '0')}`);
  const claims = await Promise.all(versions.map((version) => claimVersion(folder, version)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await versionFor(folder, other, null)).toBe(`1.0.1+${other}`);
  expect(await readdir(folder)).toEqual(['.1.0.0']);
});

test('a number stays claimed in a copy of the folder', async () => {
  await claimVersion(folder, `1.0.0+${hash}`);
  const copy = join(parent, 'copy');
  await cp(folder, copy, { recursive: true });
  expect(await versionFor(copy, hash, null)).toBe(`1.0.0+${hash}`);
  expect(await claimVersion(copy, `1.0.0+${hash}`)).toBe(true);
  expect(await claimVersion(copy, `1.0.0+${other}`)).toBe(false);
});

test('finds the owner of a number, published, claimed or from before versions had a hash', async () => {
  await mkdir(join(folder, `1.0.0+${hash}`));
  await claimVersion(folder, `1.0.1+${hash}`);
  await mkdir(join(folder, '1.0.2'));
  const holders = (of: string) =>
    Promise.all(
      ['1.0.0', '1.0.1', '1.0.2', '1.0.3'].map((number) => holderOfNumber(folder, `${number}+${of}`)),
    );
  expect(await holders(hash)).toEqual([null, null, '1.0.2', null]);
  expect(await holders(other)).toEqual([`1.0.0+${hash}`, `1.0.1+${hash}`, '1.0.2', null]);
});
