import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { namedBuild } from './named-build';

const temporary = temporaryFolder();
let builds: string;

beforeEach(async () => {
  builds = join(await mkdtemp(join(temporary, 'builds-')), 'shell');
});

const writing = (text: string) => async (folder: string) => writeFile(join(folder, 'shell.cjs'), text);
const built = async () => (await readdir(builds)).sort();

/** A build of an earlier process, last asked for so many days ago. */
async function earlier(name: string, days: number, user?: number) {
  await mkdir(join(builds, name), { recursive: true });
  await writeFile(join(builds, name, 'shell.cjs'), name);
  if (user !== undefined) await writeFile(join(builds, name, `.used-by-${user}`), '');
  const then = new Date(Date.now() - days * 86_400_000);
  await utimes(join(builds, name), then, then);
}

/** Id of a process that has ended. */
async function ended(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('what is built from the same is built once', async () => {
  const first = await namedBuild(builds, 'a', writing('one'));
  expect(first).toEqual({ folder: join(builds, 'a'), built: true });
  expect(await namedBuild(builds, 'a', writing('two'))).toEqual({ ...first, built: false });
  expect(await readFile(join(first.folder, 'shell.cjs'), 'utf8')).toBe('one');
});

test('another build leaves the files of one that runs alone, however many there are', async () => {
  const { folder } = await namedBuild(builds, 'runs', writing('runs'));
  const long = new Date(0);
  await utimes(folder, long, long);
  for (const name of ['b', 'c', 'd', 'e', 'f']) await earlier(name, 1);
  await namedBuild(builds, 'g', writing('g'));
  expect(await readFile(join(folder, 'shell.cjs'), 'utf8')).toBe('runs');
});

test('a build is not there before it is whole, and a failed one never', async () => {
  await namedBuild(builds, 'a', writing('a'));
  const failing = async (folder: string) => {
    await writing('half')(folder);
    expect(await built()).toEqual([expect.stringMatching(/^\./), 'a']);
    throw new Error('does not build');
  };
  await expect(namedBuild(builds, 'b', failing)).rejects.toThrow('does not build');
  expect(await built()).toEqual(['a']);
});

test('two that build the same at a time get the same', async () => {
  const both = await Promise.all([
    namedBuild(builds, 'a', writing('one')),
    namedBuild(builds, 'a', writing('two')),
  ]);
  expect(both.map(({ folder }) => folder)).toEqual([join(builds, 'a'), join(builds, 'a')]);
  expect(both.filter((build) => build.built)).toHaveLength(1);
  expect(await built()).toEqual(['a']);
});

test('of those that nobody runs the last three stay, and nothing unfinished', async () => {
  const gone = await ended();
  await earlier('oldest', 9, gone);
  await earlier('old', 8, gone);
  await earlier('runs', 7, process.ppid);
  for (const [days, name] of ['three', 'two', 'one'].entries()) await earlier(name, 3 - days, gone);
  await earlier('somebody’s', 10);
  await writeFile(join(builds, 'notes.txt'), '');
  await earlier(`.${gone}-x`, 1);
  await earlier(`.${process.ppid}-x`, 1);
  await namedBuild(builds, 'new', writing('new'));
  expect(await built()).toEqual([
    `.${process.ppid}-x`,
    'new',
    'notes.txt',
    'one',
    'runs',
    'somebody’s',
    'three',
    'two',
  ]);
});
