import { type Comparison, compare, noComparison, withoutOpenBlock } from './comparison';

/** What was counted, of how many: of the canary, then of the baseline. */
const block = (counted: number, of: number, counted0: number, of0: number) => ({
  canary: { counted, of },
  baseline: { counted: counted0, of: of0 },
});

const after = (margin: number, ...blocks: ReturnType<typeof block>[]) =>
  blocks.reduce((comparison: Comparison, next) => compare(comparison, margin, next), noComparison);

/** How likely each number of failures of the canary is, of so many of both, when its odds are so many times the baseline's. */
function canarysPart(failures: number, of: number, of0: number, odds: number): number[] {
  const ways = Array.from({ length: failures + 1 }, (_, canarys) =>
    canarys > of || failures - canarys > of0
      ? 0
      : choose(of, canarys) * choose(of0, failures - canarys) * odds ** canarys,
  );
  const all = ways.reduce((sum, one) => sum + one, 0);
  return ways.map((one) => one / all);
}

function choose(of: number, some: number): number {
  return some === 0 ? 1 : (choose(of - 1, some - 1) * of) / some;
}

describe.each([1.25, 2])('with a margin of %d', (margin) => {
  test.each([0.5, 1, margin])(
    'a canary with %d times the odds is no evidence to be expected, whatever fails',
    (odds) => {
      for (const [of, of0] of [
        [5, 5],
        [5, 60],
        [12, 100],
        [60, 12],
      ] as const) {
        for (let failures = 0; failures <= of + of0; failures += 1) {
          const expected = canarysPart(failures, of, of0, odds)
            .map((likely, canarys) => {
              if (likely === 0) return 0;
              return (
                likely *
                Math.exp(after(margin, block(canarys, of, failures - canarys, of0)).compared.evidence)
              );
            })
            .reduce((sum, one) => sum + one, 0);
          expect(expected).toBeLessThan(1 + 1e-9);
        }
      }
    },
  );

  test('a canary that is worse is evidence to be expected', () => {
    const expected = canarysPart(6, 20, 180, 20)
      .map(
        (likely, canarys) => likely * after(margin, block(canarys, 20, 6 - canarys, 180)).compared.evidence,
      )
      .reduce((sum, one) => sum + one, 0);
    expect(expected).toBeGreaterThan(2);
  });
});

test('evidence of one block after the other adds up', () => {
  const one = after(1.25, block(3, 20, 0, 180)).compared.evidence;
  expect(after(1.25, block(3, 20, 0, 180), block(3, 20, 0, 180)).compared.evidence).toBeGreaterThan(
    1.9 * one,
  );
});

test('where nothing was counted there is no evidence', () => {
  expect(after(1.25, block(0, 500, 0, 4_500)).compared.evidence).toBeCloseTo(0);
});

test('a minute in which everything fails is no evidence against the canary', () => {
  expect(after(1.25, block(0, 50, 0, 450), block(5, 5, 45, 45)).compared.evidence).toBeLessThan(0);
});

test('a bad minute of both changes nothing about what is expected in the others', () => {
  const { expected, canary } = after(1.25, block(10, 10, 10, 10), block(1, 10, 0, 990)).compared;
  expect([expected, canary]).toEqual([10, { counted: 11, of: 20 }]);
});

test('a block waits for five documents of both', () => {
  const open = after(1.25, block(2, 4, 0, 400), block(0, 0, 0, 5));
  expect([open.compared.evidence, open.compared.canary.of]).toEqual([0, 0]);
  const full = compare(open, 1.25, block(0, 1, 0, 0));
  expect(full.compared.canary).toEqual({ counted: 2, of: 5 });
  expect(full.compared.baseline).toEqual({ counted: 0, of: 405 });
  expect(full.compared.evidence).toBeGreaterThan(0);
  expect(after(1.25, block(2, 400, 0, 4)).compared.evidence).toBe(0);
});

test('a block that is left out is not compared', () => {
  const left = withoutOpenBlock(after(1.25, block(4, 4, 0, 400)));
  expect(compare(left, 1.25, block(0, 5, 0, 400)).compared.canary).toEqual({ counted: 0, of: 5 });
});
