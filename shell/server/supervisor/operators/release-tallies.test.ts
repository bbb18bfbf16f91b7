import { releaseMap } from 'releases/testing/release-map';
import { nothingCounted } from '../../containment/release-counts';
import { sumOfSamples } from './release-samples';
import { createReleaseTallies } from './release-tallies';

const before = releaseMap({ lab: { '1.0.0': 50, '1.1.0': 50 }, reviews: { '1.0.0': 100 } });
const after = releaseMap({ lab: { '1.1.0': 100 }, reviews: { '1.0.0': 100 } });
const old = { remote: 'lab', version: '1.0.0' };

let map = before;
let now: number;
beforeEach(() => {
  map = before;
  now = 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

const documentsOf = (tallies: ReturnType<typeof createReleaseTallies>) =>
  Object.fromEntries(
    tallies.all().map(({ remote, version, counts }) => [`${remote}@${version}`, counts.documents]),
  );

test('what is told of a release adds up, and of a release of the map that nothing is told of it is nothing', () => {
  const tallies = createReleaseTallies(() => map);
  expect(tallies.add(old, { documents: 2, failures: 1 })).toBe(true);
  expect(tallies.add(old, { documents: 1 })).toBe(true);
  expect(documentsOf(tallies)).toEqual({ 'lab@1.0.0': 3, 'lab@1.1.0': 0, 'reviews@1.0.0': 0 });
  expect(tallies.all()[0]).toMatchObject({
    ...old,
    counts: { ...nothingCounted, documents: 3, failures: 1 },
  });
});

test('the last half hour of a release outlives a change of the map', () => {
  const tallies = createReleaseTallies(() => map);
  tallies.add(old, { documents: 1 }, 20);
  map = { ...before };
  const { documents, durations } = sumOfSamples(tallies.of(old).samples.all());
  expect([documents, durations.count]).toEqual([1, 1]);
});

test('what is told of any other is not kept', () => {
  const tallies = createReleaseTallies(() => map);
  for (const other of [
    { remote: 'lab', version: '1.2.0' },
    { remote: 'archive', version: '1.0.0' },
  ])
    expect(tallies.add(other, { documents: 1 })).toBe(false);
  expect(tallies.all()).toHaveLength(3);
});

test('a release that has left the map is forgotten ten minutes later, and one that is back before is not', () => {
  const tallies = createReleaseTallies(() => map);
  tallies.add(old, { documents: 1 });
  map = after;
  expect(tallies.add(old, { documents: 1 })).toBe(true);
  now += 599_000;
  map = before;
  expect(documentsOf(tallies)['lab@1.0.0']).toBe(2);
  map = after;
  tallies.all();
  now += 600_000;
  expect(documentsOf(tallies)['lab@1.0.0']).toBe(2);
  now += 1;
  expect(documentsOf(tallies)).toEqual({ 'lab@1.1.0': 0, 'reviews@1.0.0': 0 });
  expect(tallies.add(old, { documents: 1 })).toBe(false);
});
