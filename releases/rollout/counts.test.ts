import { addCounts, type Counts, noCounts, parseSpan } from './counts';

const counts: Counts = {
  documents: 512,
  failures: 1,
  fallbacks: 2,
  slow: 4,
  views: 128,
  brokenViews: 32,
  unfetched: 2_048,
};

test('adds each count to its own', () => {
  const twice = Object.fromEntries(Object.entries(counts).map(([name, count]) => [name, 2 * count]));
  expect(addCounts(counts, counts)).toEqual(twice);
  expect(addCounts(counts, { slow: 1 })).toEqual({ ...counts, slow: 5 });
});

test('a span of a shell of before, which counted more, is read without that', () => {
  const span = { step: 1, canary: counts, baseline: noCounts };
  const older = {
    step: 1,
    canary: { ...counts, deaths: 1, poorViews: 3 },
    baseline: { ...noCounts, posts: 7 },
  };
  expect(parseSpan(JSON.stringify(older))).toEqual(span);
});

test.each([
  ['no JSON'],
  ['{}'],
  ['[]'],
  [JSON.stringify({ step: 1, canary: { ...counts, slow: -1 }, baseline: counts })],
])('what is none is null: %s', (text) => {
  expect(parseSpan(text)).toBeNull();
});
