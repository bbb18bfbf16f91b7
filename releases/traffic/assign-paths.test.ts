import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { folderStore, writeReleaseMap } from '../stores/folder-store';
import { releaseMap } from '../testing/release-map';
import { assignPaths, isShellPattern, unassignedPaths } from './assign-paths';

const folder = temporaryFolder();
const store = folderStore(folder);
const map = releaseMap(
  { lab: { '1.0.0+0123456789ab': 100 }, reviews: { '2.0.0+0123456789ab': 100 } },
  { lab: ['/lab'], reviews: ['/reviews/:id'] },
);

beforeEach(() => writeReleaseMap(folder, map));

test.each([[['/lab/:id', '/experiments/*']], [['/lab']], [[]]])(
  'assigns %j in place of the earlier paths, and changes nothing else',
  async (paths) => {
    const changed = { ...map, paths: { lab: paths, reviews: ['/reviews/:id'] } };
    expect(await assignPaths(store, 'lab', paths)).toEqual(changed);
    expect((await store.read()).map).toEqual(changed);
  },
);

test('a remote may have paths before its first release', async () => {
  const empty = join(folder, 'before');
  expect(await assignPaths(folderStore(empty), 'later', ['/later'])).toMatchObject({
    microFrontends: {},
    paths: { later: ['/later'] },
  });
});

test("refuses the shell's paths, and changes nothing", async () => {
  await expect(assignPaths(store, 'lab', ['/lab', '/about-us'])).rejects.toThrow(
    new Error("/about-us cannot be assigned to lab: it is the shell's own."),
  );
  expect((await store.read()).map).toEqual(map);
});

test('refuses paths that break the rules of the map, and changes nothing', async () => {
  await expect(assignPaths(store, 'lab', ['/lab', '/reviews/:id'])).rejects.toThrow(
    new Error('The release map is wrong at paths: /reviews/:id is assigned to lab and to reviews.'),
  );
  expect((await store.read()).map).toEqual(map);
});

test.each([
  '/cart',
  '/About-Us',
  '/post/:id',
  '/post/fullwidth/some',
  '/robots.txt',
  '/static/*',
  '/_shell/main.js',
])('%s belongs to the shell', (pattern) => {
  expect(isShellPattern(pattern)).toBe(true);
});

test.each(['/', '/carts', '/cart/:id', '/post', '/post/*', '/:page', '/static'])(
  '%s does not belong to the shell',
  (pattern) => {
    expect(isShellPattern(pattern)).toBe(false);
  },
);

const assigned = releaseMap({ lab: {}, guest: {} }, { lab: ['/lab', '/lab/:id'], guest: ['/guest/:name'] });

test("lists each path that is not the remote's, with its owner", () => {
  expect(unassignedPaths(assigned, 'lab', ['/lab', '/Lab/:number', '/guest/:id', '/blog', '/new'])).toEqual([
    'lab has a page at /guest/:id, which is assigned to guest: it is not shown',
    "lab has a page at /blog, which is the shell's own: it is not shown",
    'lab has a page at /new, which is not assigned to it (pnpm releases join)',
  ]);
});
