import { createGrowth } from './pooled-worker';

const megabyte = 2 ** 20;

/** Whether a worker grows in the end that holds so many megabytes, one second after the other. */
function grows(...held: number[]): boolean {
  const isGrowing = createGrowth();
  return held.map((one) => isGrowing(one * megabyte)).at(-1) ?? false;
}
const seconds = (count: number, held: number) => Array.from({ length: count }, () => held);

test('half as much memory again as after a minute is growth', () => {
  expect(grows(...seconds(60, 200), ...seconds(30, 299))).toBe(false);
  expect(grows(...seconds(60, 200), ...seconds(29, 301))).toBe(false);
  expect(grows(...seconds(60, 200), ...seconds(30, 301))).toBe(true);
});

test('a small worker may grow by 64 MB', () => {
  expect(grows(...seconds(60, 40), ...seconds(30, 103))).toBe(false);
  expect(grows(...seconds(60, 40), ...seconds(30, 105))).toBe(true);
});

test('ignores memory that is given back, and growth in the first minute', () => {
  expect(grows(...seconds(60, 100), ...seconds(20, 900), 120, ...seconds(25, 900))).toBe(false);
  expect(grows(...seconds(20, 10), ...seconds(40, 400), ...seconds(30, 400))).toBe(false);
});
