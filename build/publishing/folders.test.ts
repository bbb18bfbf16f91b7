import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { basename, join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { clearLeftWork, makeFolder, withWorkFolder } from './folders';

const parent = temporaryFolder();

test('removes work folders of killed processes, and those of a live one when its work is done', async () => {
  const killed = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const left = `.work-${hostname()}-${killed.pid}-abcdef`;
  const others = [
    `.work-${hostname()}-${process.ppid}-abcdef`,
    `.work-of-another-machine-${killed.pid}-abcdef`,
    `.other-${hostname()}-${killed.pid}-abcdef`,
    `.work-${hostname()}-`,
    '1.0.0+0123456789ab',
  ];
  for (const name of [left, ...others]) await mkdir(join(parent, name, 'browser'), { recursive: true });
  const there = async () => (await readdir(parent)).sort();

  const failing = withWorkFolder(parent, '.work-', async (own) => {
    await writeFile(join(own, 'container.js'), 'half');
    await clearLeftWork(parent, '.work-');
    expect(await there()).toEqual([left, basename(own), ...others].sort());
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    // Two processes that begin together both find it.
    await Promise.all([clearLeftWork(parent, '.work-'), clearLeftWork(parent, '.work-')]);
    expect(await there()).toEqual([basename(own), ...others].sort());
    throw new Error('It does not build.');
  });
  await expect(failing).rejects.toThrow('It does not build.');
  expect(await there()).toEqual(others.sort());
});

test('leaves no work folder where the parent folder is missing', async () => {
  await expect(clearLeftWork(join(parent, 'none'), '.work-')).resolves.toBeUndefined();
});

afterEach(() => jest.restoreAllMocks());

test('creates a folder with its parents, any number of times', async () => {
  const folder = join(parent, 'a/b');
  await makeFolder(folder);
  await makeFolder(folder);
  expect((await stat(folder)).isDirectory()).toBe(true);
});

test('refuses a file, or a folder inside a file', async () => {
  const file = join(parent, 'file');
  await writeFile(file, '');
  for (const folder of [file, join(file, 'a')])
    await expect(makeFolder(folder)).rejects.toThrow(new Error(`${folder} is not a folder.`));
});

test('reports a read-only disk where Node reports a missing folder', async () => {
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
