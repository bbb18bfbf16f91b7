import { noCounts } from './counts';
import { parseSpan } from './parse-span';

const { unloadedViews: _, unfetched: __, ...older } = { ...noCounts, documents: 7 };

test('a span of a shell of before files that do not come were counted has none of these', () => {
  const span = { step: 1, canary: older, baseline: older };
  const counts = { ...noCounts, documents: 7 };
  expect(parseSpan(JSON.stringify(span))).toEqual({ step: 1, canary: counts, baseline: counts });
});

test.each([
  ['no JSON'],
  ['{}'],
  [JSON.stringify({ step: 1, canary: { ...older, more: 1 }, baseline: older })],
])('what is none is null: %s', (text) => {
  expect(parseSpan(text)).toBeNull();
});
