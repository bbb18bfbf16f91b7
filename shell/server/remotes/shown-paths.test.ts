import { shownPaths } from './compose';
import type { FetchedRelease } from './fetched-release';

const fetched = (paths: string[]) => ({ paths }) as unknown as FetchedRelease;

test.each([
  [
    'those it has and its remote owns',
    ['/lab', '/lab/:id', '/old'],
    ['/lab', '/lab/:id', '/new'],
    { paths: ['/lab', '/lab/:id'], lacking: ['/new'] },
  ],
  ['as it writes them', ['/Lab/:number'], ['/lab/:id'], { paths: ['/Lab/:number'], lacking: [] }],
  [
    'none that only overlap',
    ['/lab/:id'],
    ['/lab/about', '/lab/*'],
    { paths: [], lacking: ['/lab/about', '/lab/*'] },
  ],
  ['none that are not assigned', ['/lab'], [], { paths: [], lacking: [] }],
])('a release shows %s', (_, has, assigned, shown) => {
  expect(shownPaths(fetched(has), assigned)).toEqual(shown);
});

test('another assignment is another answer', () => {
  const release = fetched(['/lab', '/lab/:id']);
  const [before, after] = [['/lab'], ['/lab/:id']];
  expect(shownPaths(release, before)).toBe(shownPaths(release, before));
  expect(shownPaths(release, after).paths).toEqual(['/lab/:id']);
  expect(shownPaths(release, before).paths).toEqual(['/lab']);
});
