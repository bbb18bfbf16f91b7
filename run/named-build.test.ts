import { mkdir, mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
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

/** Makes a build that was last used this many days ago. */
async function earlier(name: string, days: number) {
  await mkdir(join(builds, name), { recursive: true });
  const then = new Date(Date.now() - days * 86_400_000);
  await utimes(join(builds, name), then, then);
}

test('builds the same inputs once', async () => {
  const first = await namedBuild(builds, 'a', writing('one'));
  expect(first).toEqual({ folder: join(builds, 'a'), built: true });
  expect(await namedBuild(builds, 'a', writing('two'))).toEqual({ ...first, built: false });
  expect(await readFile(join(first.folder, 'shell.cjs'), 'utf8')).toBe('one');
});

test('a build appears only when complete, and a failed one never', async () => {
  await namedBuild(builds, 'a', writing('a'));
  const failing = async (folder: string) => {
    await writing('half')(folder);
    expect(await built()).toEqual([expect.stringMatching(/^\./), 'a']);
    throw new Error('does not build');
  };
  await expect(namedBuild(builds, 'b', failing)).rejects.toThrow('does not build');
  expect(await built()).toEqual(['a']);
});

test('concurrent builds of the same inputs share one result', async () => {
  const both = await Promise.all([
    namedBuild(builds, 'a', writing('one')),
    namedBuild(builds, 'a', writing('two')),
  ]);
  expect(both.map(({ folder }) => folder)).toEqual([join(builds, 'a'), join(builds, 'a')]);
  expect(both.filter((build) => build.built)).toHaveLength(1);
  expect(await built()).toEqual(['a']);
});

test('keeps the ten builds used last, those of live processes included, and removes unfinished ones', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const { folder } = await namedBuild(builds, 'runs', writing('runs'));
  const long = new Date(0);
  await utimes(folder, long, long);
  jest.advanceTimersByTime(60_000);
  jest.useRealTimers();
  while ((await stat(folder)).mtimeMs === 0) await new Promise(setImmediate);

  const names = Array.from({ length: 10 }, (_, days) => `used ${days + 1} days ago`);
  for (const [index, name] of names.entries()) await earlier(name, index + 1);
  await earlier('.unfinished-a', 20);
  await mkdir(join(builds, '.unfinished-b'));
  await namedBuild(builds, 'new', writing('new'));
  expect(await built()).toEqual(['.unfinished-b', 'new', 'runs', ...names.slice(0, 8)].sort());
});
