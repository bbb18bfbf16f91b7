import { join } from 'node:path';
import { temporaryFolder } from '@storefront/shared/testing/temporary-folder';
import { folderStore, writeReleaseMap } from '../stores/folder-store';
import { releaseMap } from '../testing/release-map';
import { assignPaths } from './assign-paths';

const folder = temporaryFolder();
const store = folderStore(folder);
const map = releaseMap(
  { lab: { '1.0.0+0123456789ab': 100 }, reviews: { '2.0.0+0123456789ab': 100 } },
  { lab: ['/lab'], reviews: ['/reviews/:id'] },
);

beforeEach(() => writeReleaseMap(folder, map));

test.each([[['/lab/:id', '/experiments/*']], [['/lab']], [[]]])(
  'gives %j in place of what the remote had, and changes nothing else',
  async (paths) => {
    const changed = { ...map, paths: { lab: paths, reviews: ['/reviews/:id'] } };
    expect(await assignPaths(store, 'lab', paths)).toEqual(changed);
    expect((await store.read()).map).toEqual(changed);
  },
);

test('a remote without a release has paths before it has one', async () => {
  const empty = join(folder, 'before');
  expect(await assignPaths(folderStore(empty), 'later', ['/later'])).toMatchObject({
    microFrontends: {},
    paths: { later: ['/later'] },
  });
});

test.each([
  [['/lab', '/reviews/:id'], '/reviews/:id is assigned to lab and to reviews.'],
  [['/Reviews/:other'], '/reviews/:id is assigned to lab and to reviews.'],
  [['/a', '/a'], '/a is named twice for lab.'],
  [['/a/:id', '/a/:name'], '/a/:name is named twice for lab.'],
])('refuses %j in one sentence that names whose it is, and changes nothing', async (paths, reason) => {
  await expect(assignPaths(store, 'lab', paths)).rejects.toThrow(
    new Error(`The release map is wrong at paths: ${reason}`),
  );
  expect((await store.read()).map).toEqual(map);
});

test.each(['/cart', '/about-us', '/robots.txt', '/static/x'])(
  'refuses %s, which is the shell’s, and changes nothing',
  async (path) => {
    await expect(assignPaths(store, 'lab', ['/lab', path])).rejects.toThrow(
      new Error(`${path} cannot be assigned to lab: it is the shell's own.`),
    );
    expect((await store.read()).map).toEqual(map);
  },
);

test.each(['lab', '', '/lab/', '//lab', '/lab?page=2', '/*/lab', 'https://shop.test/lab', '/:'])(
  'refuses %j, which is no path pattern, and changes nothing',
  async (text) => {
    await expect(assignPaths(store, 'lab', ['/lab', text])).rejects.toThrow(
      new Error(`The release map is wrong at paths.lab.1: expected a path pattern, got "${text}".`),
    );
    expect((await store.read()).map).toEqual(map);
  },
);
