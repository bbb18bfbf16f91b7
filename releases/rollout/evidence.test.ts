import { type Counts, noCounts } from './counts';
import { addSpan, noEvidence } from './evidence';

const span = (step: number, canary: Partial<Counts>, baseline: Partial<Counts>) => ({
  step,
  canary: { ...noCounts, ...canary },
  baseline: { ...noCounts, ...baseline },
});

test('a step has what was counted in it', () => {
  const { atStep } = [
    span(0, { documents: 10 }, { documents: 990 }),
    span(1, { documents: 100, failures: 1 }, { documents: 900, failures: 2 }),
    span(1, { documents: 50 }, { documents: 450, failures: 3 }),
  ].reduce(addSpan, noEvidence);
  expect(atStep).toEqual(span(1, { documents: 150, failures: 1 }, { documents: 1_350, failures: 5 }));
});

test('a signal is compared in what it is counted of', () => {
  const { comparisons } = addSpan(
    noEvidence,
    span(
      0,
      { documents: 50, failures: 1, posts: 20, failedPosts: 2, views: 30, brokenViews: 3 },
      { documents: 500, failures: 4, posts: 200, failedPosts: 5, views: 300, brokenViews: 6 },
    ),
  );
  const { failures, failedPosts, brokenViews } = comparisons;
  expect([failures.compared.canary, failures.compared.baseline]).toEqual([
    { counted: 1, of: 50 },
    { counted: 4, of: 500 },
  ]);
  expect([failedPosts.compared.canary, failedPosts.compared.baseline]).toEqual([
    { counted: 2, of: 20 },
    { counted: 5, of: 200 },
  ]);
  expect([brokenViews.compared.canary, brokenViews.compared.baseline]).toEqual([
    { counted: 3, of: 30 },
    { counted: 6, of: 300 },
  ]);
});

test('nothing of one step is compared with anything of the next', () => {
  const next = [
    span(0, { documents: 4, failures: 4 }, { documents: 400 }),
    span(1, { documents: 40 }, { documents: 400 }),
  ].reduce(addSpan, noEvidence);
  expect(next.comparisons.failures.compared.canary).toEqual({ counted: 0, of: 40 });
});
