import { releaseMap } from '../testing/release-map';
import { unassignedPaths } from './unassigned-paths';

const map = releaseMap({ lab: {}, guest: {} }, { lab: ['/lab', '/lab/:id'], guest: ['/guest/:name'] });

test('each path that is not the remote’s is told, with whose it is', () => {
  expect(unassignedPaths(map, 'lab', ['/lab', '/Lab/:number', '/guest/:id', '/blog', '/new'])).toEqual([
    'lab has a page at /guest/:id, which is assigned to guest: it is not shown',
    "lab has a page at /blog, which is the shell's own: it is not shown",
    'lab has a page at /new, which is not assigned to it (pnpm releases join)',
  ]);
});

test('a remote that is not in the map has none', () => {
  expect(unassignedPaths(map, 'new', ['/new'])).toEqual([
    'new has a page at /new, which is not assigned to it (pnpm releases join)',
  ]);
});
