import type { FetchedRelease } from './fetched-release';
import { shownPaths } from './shown-paths';

const fetched = (paths: string[]) => ({ paths }) as unknown as FetchedRelease;

test.each([
  [
    'those it has and its remote owns',
    ['/lab', '/lab/:id', '/old'],
    ['/lab', '/lab/:id', '/new'],
    ['/lab', '/lab/:id'],
  ],
  ['as it writes them', ['/Lab/:number'], ['/lab/:id'], ['/Lab/:number']],
  ['none that only overlap', ['/lab/:id'], ['/lab/about', '/lab/*'], []],
  ['none that are not assigned', ['/lab'], [], []],
])('a release shows %s', (_, has, assigned, paths) => {
  expect(shownPaths(fetched(has), assigned)).toEqual(paths);
});

test('another assignment is another answer', () => {
  const release = fetched(['/lab', '/lab/:id']);
  const [before, after] = [['/lab'], ['/lab/:id']];
  expect(shownPaths(release, before)).toBe(shownPaths(release, before));
  expect(shownPaths(release, after)).toEqual(['/lab/:id']);
  expect(shownPaths(release, before)).toEqual(['/lab']);
});
