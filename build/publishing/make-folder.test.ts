import fs, { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { makeFolder } from './make-folder';

const parent = temporaryFolder();

afterEach(() => jest.restoreAllMocks());

test('a folder is made with those that it is in, as often as it is asked for', async () => {
  const folder = join(parent, 'a/b');
  await makeFolder(folder);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('a file is no folder, nor is there one in it', async () => {
  const file = join(parent, 'file');
  await writeFile(file, '');
  for (const folder of [file, join(file, 'a')])
    await expect(makeFolder(folder)).rejects.toThrow(new Error(`${folder} is no folder.`));
});

test('that a disk is read-only is said, where Node says that there is no such folder', async () => {
  const { mkdir } = fs;
  jest.spyOn(fs, 'mkdir').mockImplementation(async (path, options) => {
    if (path === parent) return mkdir(path, options);
    const code = typeof options === 'object' && options?.recursive ? 'ENOENT' : 'EROFS';
    throw Object.assign(new Error(`${code}: mkdir`), { code, path });
  });
  await expect(makeFolder(join(parent, 'c/d'))).rejects.toMatchObject({
    code: 'EROFS',
    path: join(parent, 'c'),
  });
});
