import { addCounts, type Counts, noCounts, parseSampleWindow } from './counts';

const counts: Counts = {
  documents: 512,
  failures: 1,
  fallbacks: 2,
  slow: 4,
  forms: 8,
  failedForms: 16,
  views: 128,
  brokenViews: 32,
  unfetched: 2_048,
};

test('adds each count to its own', () => {
  const twice = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, 2 * count]));
  expect(addCounts(counts, counts)).toEqual(twice);
  expect(addCounts(counts, { slow: 1 })).toEqual({ ...counts, slow: 5 });
});

test('counts of older shells: forms count as documents, taken workers as failures', () => {
  const { forms, failedForms, ...older } = counts;
  const canary = { ...older, posts: 10, failedPosts: 3, deaths: 5, poorViews: 3 };
  const sample = { step: 1, canary, baseline: { ...noCounts, posts: 7 } };
  expect(parseSampleWindow(JSON.stringify(sample))).toEqual({
    step: 1,
    canary: { ...counts, documents: 522, failures: 9, forms: 10, failedForms: 3 },
    baseline: { ...noCounts, documents: 7, forms: 7 },
  });
});

test('a sample window reads back', () => {
  const sample = { step: 1, canary: counts, baseline: noCounts };
  expect(parseSampleWindow(JSON.stringify(sample))).toEqual(sample);
});

test.each([
  ['no JSON'],
  ['{}'],
  ['[]'],
  [JSON.stringify({ step: 1, canary: { ...counts, slow: -1 }, baseline: counts })],
])('refuses a malformed sample window: %s', (text) => {
  expect(parseSampleWindow(text)).toBeNull();
});
