import { nothingLive, type ReleaseMap } from 'releases/release-map/release-map';
import { releaseMap } from 'releases/testing/release-map';
import { cellsWith, followCellReleases } from './cell-releases';

const [old, next] = ['1.0.0+0123456789ab', '2.0.0+0123456789ab'];

test('the releases of the cells follow the map and the quarantines', () => {
  let map: ReleaseMap = releaseMap({ lab: { [old]: 50, [next]: 50 }, shop: { [old]: 100 } });
  let quarantined: string[] = [];
  const cellReleases = followCellReleases(
    () => map,
    () => quarantined,
  );
  const different = () => [...new Set(cellReleases())].sort();
  expect(different()).toEqual([`lab@${old},shop@${old}`, `lab@${next},shop@${old}`]);
  expect(cellReleases()).toBe(cellReleases());
  quarantined = [`lab@${next}`];
  expect(different()).toEqual([`lab@${old},shop@${old}`]);
  map = nothingLive;
  expect(different()).toEqual(['']);
});

test.each([
  ['of some cells', { 0: 'a', 5: 'a', 99: 'a' }, `12${'0'.repeat(22)}8`],
  ['of all cells', Object.fromEntries(Array.from({ length: 100 }, (_, cell) => [cell, 'a'])), null],
  ['that no cell gets', {}, null],
])('releases %s are written as the cells that get them', (_, some: Record<number, string>, cells) => {
  const byCell = Array.from({ length: 100 }, (_, cell) => some[cell] ?? (cell === 7 ? null : 'b'));
  expect(cellsWith('a', byCell)).toBe(cells);
});
