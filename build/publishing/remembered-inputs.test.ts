import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import type { MultiStats } from 'webpack';
import { areUnchanged, inputsOf } from './remembered-inputs';

const parent = temporaryFolder();
const later = Date.now() + 60_000;
let folder: string;
const at = (path: string) => join(folder, path);

beforeEach(async () => {
  folder = await mkdtemp(join(parent, 'sources-'));
  for (const path of ['routes.tsx', 'Badge.tsx', 'PhoneLink.tsx', '.swcrc']) await writeFile(at(path), path);
  await mkdir(at('lines'));
  await mkdir(at('react-19.0.0'));
  await symlink('react-19.0.0', at('react'));
});

/** Inputs of two builds: one also read the badge, the other looked for a missing file. */
const stats = () => {
  const looked = (files: string[], missing: string[]) => ({
    compilation: {
      fileDependencies: new Set(files.map(at)),
      missingDependencies: new Set(missing.map(at)),
    },
  });
  const all = [
    looked(['routes.tsx', 'Badge.tsx', 'react', 'lines'], []),
    looked(['routes.tsx'], ['Badge.ts', 'Badge.tsx/index.ts']),
  ];
  return { stats: all } as unknown as MultiStats;
};
const inputs = (since = later) => {
  const read = inputsOf(stats(), [at('.swcrc')], since);
  if (!read) throw new Error('Something has changed.');
  return read;
};

test.each<[string, () => Promise<unknown>]>([
  ['a file that one of the builds read', () => writeFile(at('Badge.tsx'), 'other')],
  ['a file that is gone', () => rm(at('routes.tsx'))],
  ['a missing file that appears', () => writeFile(at('Badge.ts'), '')],
  ['a changed build configuration', () => writeFile(at('.swcrc'), '{}')],
  ['a package of another version', () => rm(at('react')).then(() => symlink('react-19.0.1', at('react')))],
  [
    'a folder that is a file',
    () => rm(at('lines'), { recursive: true }).then(() => writeFile(at('lines'), '')),
  ],
])('detects %s', async (_, change) => {
  const before = inputs();
  expect(areUnchanged(before)).toBe(true);
  await change();
  expect(areUnchanged(before)).toBe(false);
});

test.each<[string, () => Promise<unknown>]>([
  ['a file that nobody read', () => writeFile(at('PhoneLink.tsx'), 'other')],
  ['a new file that nobody looked for', () => writeFile(at('pnpm-lock.yaml'), '')],
  ['another file in a folder', () => writeFile(at('lines/Line.tsx'), '')],
  ['a file that is written again', () => writeFile(at('Badge.tsx'), 'Badge.tsx')],
])('ignores %s', async (_, change) => {
  const before = inputs();
  await change();
  expect(areUnchanged(before)).toBe(true);
});

test('does not trust a file written since the build began', async () => {
  expect(inputsOf(stats(), [], Date.now() - 60_000)).toBeNull();
  // A folder changes with whatever is put into it.
  const other = { stats: [] } as unknown as MultiStats;
  expect(inputsOf(other, [at('lines')], Date.now() - 60_000)).not.toBeNull();
});
