import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { keepBuild, recentBuildsFolder } from './recent-builds';

const day = 24 * 60 * 60 * 1_000;
const root = temporaryFolder();
const recentBuilds = recentBuildsFolder(join(root, 'releases'));
const failed = jest.fn();

beforeEach(() => jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(async () => {
  jest.useRealTimers();
  failed.mockReset();
  await rm(recentBuilds, { recursive: true, force: true });
});

/** A build's folder with files that hold their own names. */
async function build(...names: string[]): Promise<string> {
  const folder = await mkdtemp(join(root, 'build-'));
  for (const name of names) await writeFile(join(folder, name), name);
  return folder;
}

/** Makes a kept file one that was last kept so many days ago. */
async function age(name: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * day);
  await utimes(join(recentBuilds, name), then, then);
}

const daysOld = async (name: string) =>
  Math.round((Date.now() - (await stat(join(recentBuilds, name))).mtimeMs) / day);

test('keeps the files of all builds side by side, without unfinished ones', async () => {
  await keepBuild(await build('shell.1.js', 'shell.1.js.br', 'library.0.js'), recentBuilds, failed);
  await keepBuild(await build('shell.2.js', 'library.0.js'), recentBuilds, failed);
  expect((await readdir(recentBuilds)).sort()).toEqual([
    'library.0.js',
    'shell.1.js',
    'shell.1.js.br',
    'shell.2.js',
  ]);
  expect(await readFile(join(recentBuilds, 'shell.1.js'), 'utf8')).toBe('shell.1.js');
  expect(failed).not.toHaveBeenCalled();
});

test('a file stays for thirty days after it was last kept', async () => {
  await keepBuild(await build('shell.1.js', 'shell.2.js', 'shell.2.css.br'), recentBuilds, failed);
  await age('shell.1.js', 29);
  await age('shell.2.js', 31);
  await age('shell.2.css.br', 31);
  await keepBuild(await build('shell.3.js'), recentBuilds, failed);
  expect((await readdir(recentBuilds)).sort()).toEqual(['shell.1.js', 'shell.3.js']);
});

test('leaves foreign files alone, however old', async () => {
  await keepBuild(await build('shell.1.js'), recentBuilds, failed);
  await writeFile(join(recentBuilds, 'notes.txt'), '');
  await mkdir(join(recentBuilds, 'aside'));
  for (const name of ['notes.txt', 'aside', 'shell.1.js']) await age(name, 400);
  await keepBuild(await build('shell.2.js'), recentBuilds, failed);
  expect((await readdir(recentBuilds)).sort()).toEqual(['aside', 'notes.txt', 'shell.2.js']);
  expect(failed).not.toHaveBeenCalled();
});

test('keeping a file again renews its date, from another build too', async () => {
  await keepBuild(await build('shell.1.js', 'library.0.js'), recentBuilds, failed);
  await age('library.0.js', 29);
  await age('shell.1.js', 29);
  await keepBuild(await build('shell.2.js', 'library.0.js'), recentBuilds, failed);
  expect([await daysOld('library.0.js'), await daysOld('shell.1.js')]).toEqual([0, 29]);
});

test('a running shell renews its files hourly, and restores missing ones', async () => {
  await keepBuild(await build('shell.1.js', 'library.0.js'), recentBuilds, failed);
  await age('shell.1.js', 31);
  await rm(join(recentBuilds, 'library.0.js'));
  jest.advanceTimersByTime(60 * 60 * 1_000);
  const isKept = async () =>
    (await readdir(recentBuilds)).length === 2 && (await daysOld('shell.1.js')) === 0;
  for (let looks = 0; looks < 1_000 && !(await isKept()); looks += 1);
  expect((await readdir(recentBuilds)).sort()).toEqual(['library.0.js', 'shell.1.js']);
  expect(await daysOld('shell.1.js')).toBe(0);
});

test('completes a truncated copy', async () => {
  await mkdir(recentBuilds, { recursive: true });
  await writeFile(join(recentBuilds, 'shell.1.js'), 'she');
  await keepBuild(await build('shell.1.js'), recentBuilds, failed);
  expect(await readFile(join(recentBuilds, 'shell.1.js'), 'utf8')).toBe('shell.1.js');
});

test('if files cannot be kept, the shell starts anyway and gets the reason', async () => {
  await mkdir(join(root, 'releases'), { recursive: true });
  await writeFile(recentBuilds, 'no folder');
  await keepBuild(await build('shell.1.js'), recentBuilds, failed);
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: 'EEXIST' }));
});
