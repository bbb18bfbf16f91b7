import { journeyTimes, slowestTen, unitTimes } from './slowest-tests';

it('finds the times of both reports', () => {
  const file = `${process.cwd()}/shared/price.test.ts`;
  expect(
    unitTimes({
      numPassedTests: 2,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 0,
      testResults: [
        { name: file, assertionResults: [{ fullName: 'a price', duration: 7 }, { fullName: 'another' }] },
      ],
    }),
  ).toEqual([
    { name: 'shared/price.test.ts: a price', milliseconds: 7 },
    { name: 'shared/price.test.ts: another', milliseconds: 0 },
  ]);
  const spec = (title: string, ...durations: number[]) => ({
    file: 'cart.e2e.ts',
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  expect(
    journeyTimes({
      stats: { expected: 2, unexpected: 0, flaky: 0 },
      suites: [{ specs: [spec('adds', 300)], suites: [{ specs: [spec('removes', 200, 500)] }] }],
    }),
  ).toEqual([
    { name: 'cart.e2e.ts: adds', milliseconds: 300 },
    { name: 'cart.e2e.ts: removes', milliseconds: 700 },
  ]);
});

it('names the ten slowest, the slowest first', () => {
  const times = Array.from({ length: 12 }, (_, n) => ({ name: `test ${n}`, milliseconds: n * 1_000 }));
  const lines = slowestTen(times);
  expect(lines).toHaveLength(10);
  expect(lines[0]).toBe('   11.0 s  test 11');
});
