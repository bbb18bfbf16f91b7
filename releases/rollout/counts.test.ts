import { addCounts, type Counts, noCounts, subtractCounts } from './counts';

const counts: Counts = {
  documents: 512,
  failures: 1,
  fallbacks: 2,
  slow: 4,
  deaths: 8,
  posts: 256,
  failedPosts: 16,
  views: 128,
  brokenViews: 32,
  unloadedViews: 1_024,
  poorViews: 64,
  unfetched: 2_048,
};

test('adds each count to its own', () => {
  const twice = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, 2 * count]));
  expect(addCounts(counts, counts)).toEqual(twice);
});

test('nothing adds nothing', () => {
  expect(addCounts(counts, noCounts)).toEqual(counts);
});

test('what is added can be subtracted', () => {
  expect(subtractCounts(addCounts(counts, counts), counts)).toEqual(counts);
});
