import type { ReleaseOnPage } from '../page-data';
import { createModuleLoader } from './browser-module-loader';

jest.mock('./runtime-for-containers', () => ({ runtimeForContainers: {} }));

/** Effects of scripts, by their addresses. */
const scripts = new Map<string, () => void>();
const asked = jest.fn();

beforeEach(() => {
  scripts.clear();
  asked.mockReset();
  // The test's document loads no scripts.
  jest.spyOn(document.head, 'append').mockImplementation((element) => {
    const script = element as HTMLScriptElement;
    asked(script.src, script.integrity);
    queueMicrotask(() => {
      scripts.get(script.src)?.();
      script.onload?.(new Event('load'));
    });
  });
});

const release = (remote: string, container: string): ReleaseOnPage => ({
  version: '1.0.0+0123456789ab',
  container,
  base: `https://${remote}.test/`,
  entry: 'container.js',
  exposes: ['routes'],
  files: { 'container.js': `sha384-of-${remote}` },
});

/** A script that leaves a container under a name. */
const leaves = (name: string, module: string) => () =>
  Reflect.set(globalThis, name, { init() {}, get: async () => () => module });

const loaderOf = (composition: Record<string, ReleaseOnPage>) =>
  createModuleLoader({ composition, assets: { scripts: [], styles: [], files: {} } });

test('two releases with the same container name each get their own code', async () => {
  for (const remote of ['lab', 'reviews'])
    scripts.set(`https://${remote}.test/container.js`, leaves('claimed', remote));
  const load = loaderOf({ lab: release('lab', 'claimed'), reviews: release('reviews', 'claimed') });
  expect(await load('lab/routes')).toBe('lab');
  expect(await load('reviews/routes')).toBe('reviews');
  expect(await load('lab/routes')).toBe('lab');
  expect(asked.mock.calls).toEqual([
    ['https://lab.test/container.js', 'sha384-of-lab'],
    ['https://reviews.test/container.js', 'sha384-of-reviews'],
  ]);
});

test('a script that defines no container does not get that of another release', async () => {
  scripts.set('https://lab.test/container.js', leaves('lab_1_0_0', 'lab'));
  const load = loaderOf({ lab: release('lab', 'lab_1_0_0'), reviews: release('reviews', 'lab_1_0_0') });
  expect(await load('lab/routes')).toBe('lab');
  await expect(load('reviews/routes')).rejects.toThrow(
    new Error('https://reviews.test/container.js is not the container lab_1_0_0.'),
  );
  expect(await load('lab/routes')).toBe('lab');
});

test('gives developers the reason of a failed load', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { NODE_ENV } = process.env;
  Object.assign(process.env, { NODE_ENV: 'development' });
  try {
    const load = loaderOf({ lab: release('lab', 'broken') });
    await expect(load('lab/routes')).rejects.toThrow('is not the container');
    await expect(load('other/routes')).rejects.toThrow('has no release of other');
  } finally {
    Object.assign(process.env, { NODE_ENV });
  }
  expect(consoleError.mock.calls.map(([error]) => String(error))).toEqual([
    expect.stringContaining('is not the container'),
    expect.stringContaining('has no release of other'),
  ]);
});

test('requests a failed module again when it is needed again', async () => {
  const load = loaderOf({ lab: release('lab', 'again') });
  await expect(load('lab/routes')).rejects.toThrow('is not the container');
  scripts.set('https://lab.test/container.js', leaves('again', 'lab'));
  expect(await load('lab/routes')).toBe('lab');
});

test.each<[string, object]>([
  ['script never comes', {}],
  ['container never answers to init', { init: () => new Promise(() => {}), get: async () => () => 'lab' }],
  ['container never answers to get', { init() {}, get: () => new Promise(() => {}) }],
])('a module fails after ten seconds in all if its %s', async (what, container) => {
  jest.useFakeTimers();
  if (what.startsWith('script')) jest.mocked(document.head.append).mockImplementation(() => {});
  scripts.set('https://lab.test/container.js', () => Reflect.set(globalThis, 'slow', container));
  const outcome = loaderOf({ lab: release('lab', 'slow') })('lab/routes').catch(String);
  await jest.advanceTimersByTimeAsync(9_999);
  expect(await Promise.race([outcome, null])).toBeNull();
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toMatch(/takes longer than 10000 ms|could not be loaded/);
  jest.useRealTimers();
});
