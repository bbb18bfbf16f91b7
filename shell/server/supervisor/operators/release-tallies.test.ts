import { releaseMap } from 'releases/testing/release-map';
import { nothingCounted } from '../../containment/release-counts';
import {
  createReleaseTallies,
  createSamples,
  durationWithin,
  type Samples,
  sampleCount,
  sampleLength,
  sumOfSamples,
} from './release-tallies';

const before = releaseMap({ lab: { '1.0.0': 50, '1.1.0': 50 }, reviews: { '1.0.0': 100 } });
const after = releaseMap({ lab: { '1.1.0': 100 }, reviews: { '1.0.0': 100 } });
const old = { remote: 'lab', version: '1.0.0' };

let map = before;
let now: number;
let samples: Samples;
beforeEach(() => {
  map = before;
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  samples = createSamples();
});
afterEach(() => jest.restoreAllMocks());

const documentsOf = (tallies: ReturnType<typeof createReleaseTallies>) =>
  Object.fromEntries(
    tallies.all().map(({ remote, version, counts }) => [`${remote}@${version}`, counts.documents]),
  );

test('adds up the counts of a release, and starts releases of the map at zero', () => {
  const tallies = createReleaseTallies(() => map);
  expect(tallies.add(old, { documents: 2, failures: 1 })).toBe(true);
  expect(tallies.add(old, { documents: 1 })).toBe(true);
  expect(documentsOf(tallies)).toEqual({ 'lab@1.0.0': 3, 'lab@1.1.0': 0, 'reviews@1.0.0': 0 });
  expect(tallies.all()[0]).toMatchObject({
    ...old,
    counts: { ...nothingCounted, documents: 3, failures: 1 },
  });
});

test('keeps the last half hour of a release through a change of the map', () => {
  const tallies = createReleaseTallies(() => map);
  tallies.add(old, { documents: 1 }, 20);
  map = { ...before };
  const { documents, durations } = sumOfSamples(tallies.of(old).samples.all());
  expect([documents, durations.count]).toEqual([1, 1]);
});

test('ignores counts of other releases', () => {
  const tallies = createReleaseTallies(() => map);
  for (const other of [
    { remote: 'lab', version: '1.2.0' },
    { remote: 'archive', version: '1.0.0' },
  ])
    expect(tallies.add(other, { documents: 1 })).toBe(false);
  expect(tallies.all()).toHaveLength(3);
});

test('forgets a release ten minutes after it left the map, unless it is back before', () => {
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

const failures = () => samples.all().map((one) => one.failures);

test('counts within half a minute are one sample, the last', () => {
  samples.add({ documents: 3, failures: 1 }, 10);
  now += sampleLength - 1;
  samples.add({ documents: 1, failures: 1 }, 10);
  expect(samples.all().at(-1)).toMatchObject({ documents: 4, failures: 2 });
  now += 1;
  samples.add({ documents: 1, deaths: 1 });
  expect(failures().slice(-2)).toEqual([2, 1]);
});

test('forgets samples older than half an hour', () => {
  samples.add({ documents: 1, failures: 1, deaths: 1 });
  now += (sampleCount - 1) * sampleLength;
  expect(failures()).toEqual([1, ...Array(sampleCount - 1).fill(0)]);
  now += sampleLength;
  expect(failures()).toEqual(Array(sampleCount).fill(0));
});

test('gives no duration without documents, and counts everything reported', () => {
  expect(durationWithin(sumOfSamples([]), 50)).toBeNull();
  for (const duration of [0, 1e300]) samples.add({ documents: 1 }, duration);
  const all = sumOfSamples(samples.all());
  expect(durationWithin(all, 50)).toBe(1);
  expect(durationWithin(all, 100)).toBeLessThan(80_000);
});
