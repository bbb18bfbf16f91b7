import { releaseMap } from 'releases/testing/release-map';
import { chargeLimit } from './charge-limit';

const map = releaseMap({
  lab: { '1.0.0+a': 90, '1.1.0+b': 10 },
  reviews: { '2.0.0+c': 100 },
  archive: { '3.0.0+e': 100, '3.1.0+f': 0 },
});
const lab = { remote: 'lab', version: '1.1.0+b' };
const archive = { remote: 'archive', version: '3.0.0+e' };
const reviews = { remote: 'reviews', version: '2.0.0+c' };

test.each([
  ['another is live', lab, [], 'hung', 2],
  ['another is live, and it is late', lab, [], 'late', 2],
  ['another is live, and it is in quarantine itself', lab, ['lab@1.1.0+b', 'reviews@2.0.0+c'], 'hung', 2],
  ['all others are in quarantine', lab, ['lab@1.0.0+a'], 'hung', 10],
  ['the other gets no visitors', archive, [], 'hung', 10],
  ['no other is live', reviews, [], 'exited', 10],
  ['its remote is not in the map', { remote: 'menu', version: '1.0.0+d' }, [], 'hung', 10],
  ['no other is live, and it is late', reviews, [], 'late', Number.POSITIVE_INFINITY],
])('where %s, so many charges are too many', (_, release, quarantined, reason, limit) => {
  expect(chargeLimit(map, quarantined, release, reason, 2)).toBe(limit);
});
