import { median } from './median';

test('is the middle value, or the mean of the two in the middle, in any order', () => {
  expect(median([100, 9, 20])).toBe(20);
  expect(median([4, 1, 3, 100])).toBe(3.5);
});

test('is not defined without values', () => {
  expect(median([])).toBeNaN();
});
