import { noCounts } from 'releases/rollout/counts';
import { releaseMap } from 'releases/testing/release-map';
import { createRolloutCounts } from './rollout-counts';

const old = { remote: 'lab', version: '1.0.0' };
const next = { remote: 'lab', version: '1.1.0' };
const other = { remote: 'reviews', version: '1.0.0' };

const live = releaseMap({ lab: { '1.0.0': 90, '1.1.0': 10 }, reviews: { '1.0.0': 100 } });
const rollout = {
  id: 'a',
  version: '1.1.0',
  steps: [10, 100],
  every: 60,
  step: 0,
  paused: false,
  overruled: false,
};
const rolledOut = { ...live, rollouts: { lab: rollout } };
const start = () => createRolloutCounts(() => rolledOut);

const failed = { documents: 1, failures: 1, fallbacks: 1 };
const [ann, ben] = [{ bucket: 'ann' }, { bucket: 'ben' }];

test('who asks for a failed page four times is one visitor of each release, and somebody else is another one', () => {
  const counts = start();
  for (let nth = 0; nth < 4; nth += 1) {
    counts.add(next, failed, ann);
    // What stood in for it.
    counts.add(old, { documents: 1 }, ann);
  }
  counts.add(next, { documents: 1 }, ben);
  expect(counts.of(next)).toMatchObject({ documents: 2, failures: 1, fallbacks: 1 });
  expect(counts.of(old)).toMatchObject({ documents: 1, failures: 0 });
});

test('of all that one address reports, whatever its buckets, three broken pages count', () => {
  const counts = start();
  for (let nth = 0; nth < 60; nth += 1)
    counts.add(next, { views: 1, brokenViews: 1 }, { bucket: `made up ${nth}`, address: '203.0.113.1' });
  expect(counts.of(next)).toMatchObject({ views: 60, brokenViews: 3 });
  counts.add(next, { views: 1, brokenViews: 1 }, { ...ann, address: '203.0.113.2' });
  counts.add(next, { views: 1, brokenViews: 1 }, { ...ann, address: '203.0.113.2' });
  expect(counts.of(next)).toMatchObject({ views: 61, brokenViews: 4 });
});

test('what a document or a form was without, as it could not be fetched, is all that is counted of it', () => {
  const counts = start();
  counts.add(next, { documents: 1, fallbacks: 1, slow: 1, unfetched: 1 }, ann);
  counts.add(next, { posts: 1, failedPosts: 1, unfetched: 1 }, ben);
  expect(counts.of(next)).toMatchObject({ ...noCounts, unfetched: 2 });
  counts.add(next, { documents: 1 }, ann);
  expect(counts.of(next)).toMatchObject({ ...noCounts, documents: 1, unfetched: 2 });
});

test('of what one network provokes by what it sends, whatever its buckets, one failure counts, and each document', () => {
  const counts = start();
  for (let nth = 0; nth < 60; nth += 1)
    counts.add(next, failed, { bucket: `made up ${nth}`, address: '203.0.113.1' });
  expect(counts.of(next)).toMatchObject({ documents: 60, failures: 1, fallbacks: 1 });
});

test('a death counts each time: the worker that knew whose it was is gone', () => {
  const counts = start();
  for (let nth = 0; nth < 2; nth += 1) counts.add(next, { documents: 1, deaths: 1 });
  expect(counts.of(next)).toMatchObject({ documents: 2, deaths: 2 });
});

test('what was counted before a rollout does not hide what is counted in it', () => {
  let map: typeof live = live;
  const counts = createRolloutCounts(() => map);
  counts.add(old, failed, ann);
  expect(counts.of(old)).toMatchObject(noCounts);
  map = rolledOut;
  counts.add(old, failed, ann);
  counts.add(other, failed, ann);
  expect(counts.of(old)).toMatchObject({ documents: 1, failures: 1 });
  expect(counts.of(other)).toMatchObject(noCounts);
});

test('each step counts its visitors, and each rollout the reports of an address', () => {
  let map = rolledOut;
  const counts = createRolloutCounts(() => map);
  const broken = { views: 1, brokenViews: 1 };
  const report = () => {
    for (let nth = 0; nth < 9; nth += 1)
      counts.add(next, broken, { bucket: `made up ${nth}`, address: '203.0.113.1' });
  };
  counts.add(old, { documents: 1 }, ann);
  report();
  map = { ...rolledOut, rollouts: { lab: { ...rollout, step: 1 } } };
  counts.add(old, failed, ann);
  report();
  expect(counts.of(old)).toMatchObject({ documents: 2, failures: 1 });
  expect(counts.of(next)).toMatchObject({ views: 18, brokenViews: 3 });
  map = { ...rolledOut, rollouts: { lab: { ...rollout, id: 'b' } } };
  report();
  expect(counts.of(next)).toMatchObject({ views: 27, brokenViews: 6 });
});
