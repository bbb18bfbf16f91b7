import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { routePaths } from './route-paths';

const folder = temporaryFolder();

/** A server build whose routes are a text. */
async function containerWith(name: string, routes: string): Promise<string> {
  const file = join(folder, `${name}.cjs`);
  const factory = `() => ({ routes: ${routes} })`;
  await writeFile(file, `exports.lab = { init() {}, get: async () => ${factory} };`);
  return file;
}

test('gives the paths as React Router has them, even if the build keeps its process busy', async () => {
  const file = await containerWith(
    'nested',
    `(setInterval(() => {}, 1e6), console.log('{}'), [
      { path: '/lab', children: [{ index: true }, { path: ':id/' }, { path: '/lab/whole' }] },
      { children: [{ path: 'inner' }] },
      { element: null },
    ])`,
  );
  expect(await routePaths('lab', file)).toEqual([
    { path: '/lab', isLayout: true },
    { path: '/lab', isLayout: false },
    { path: '/lab/:id', isLayout: false },
    { path: '/lab/whole', isLayout: false },
    { path: '/inner', isLayout: false },
  ]);
});

test('reports routes that do not load, in one sentence', async () => {
  const throwing = await containerWith('throwing', 'document.title');
  await expect(routePaths('lab', throwing)).rejects.toThrow(
    new Error('The routes of lab do not load on a server: document is not defined'),
  );
  const ending = await containerWith('ending', 'process.exit(1)');
  await expect(routePaths('lab', ending)).rejects.toThrow(new Error('The routes of lab do not load.'));
});
