import { median, quantile } from './statistics';

test('is the figure in the middle, whatever the order', () => {
  expect(median([100, 9, 20])).toBe(20);
  expect(median([7])).toBe(7);
});

test('is the mean of the two in the middle when their number is even', () => {
  expect(median([4, 1, 3, 100])).toBe(3.5);
});

test('leaves the figures in their order', () => {
  const figures = [3, 1, 2];
  median(figures);
  expect(figures).toEqual([3, 1, 2]);
});

test('refuses to make up a figure', () => {
  expect(() => median([])).toThrow('There is no median of nothing.');
});

test('a quantile is the figure that so many do not exceed', () => {
  const hundred = Array.from({ length: 100 }, (_, nth) => 100 - nth);
  expect([0, 0.5, 0.99, 1].map((share) => quantile(hundred, share))).toEqual([1, 50, 99, 100]);
  expect(quantile([7], 0.99)).toBe(7);
  expect(() => quantile([], 0.5)).toThrow('There is no quantile of nothing.');
});
