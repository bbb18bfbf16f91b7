import { releaseMap } from 'releases/testing/release-map';
import { isLastRelease } from './last-release';

const map = releaseMap({
  lab: { '1.0.0+a': 90, '1.1.0+b': 10 },
  reviews: { '2.0.0+c': 100 },
  archive: { '3.0.0+e': 100, '3.1.0+f': 0 },
});
const lab = { remote: 'lab', version: '1.1.0+b' };

test.each([
  ['another is live', lab, [], false],
  ['another is live, and it is in quarantine itself', lab, ['lab@1.1.0+b', 'reviews@2.0.0+c'], false],
  ['all others are in quarantine', lab, ['lab@1.0.0+a'], true],
  ['no other is live', { remote: 'reviews', version: '2.0.0+c' }, [], true],
  ['the other gets no visitors', { remote: 'archive', version: '3.0.0+e' }, [], true],
  ['its remote is not in the map', { remote: 'menu', version: '1.0.0+d' }, [], true],
])('where %s', (_, release, quarantined, expected) => {
  expect(isLastRelease(map, release, quarantined)).toBe(expected);
});
