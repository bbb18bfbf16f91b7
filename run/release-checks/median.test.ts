import { median } from './median';

test('is the middle of the figures, or the mean of the two in the middle, whatever their order', () => {
  expect(median([100, 9, 20])).toBe(20);
  expect(median([4, 1, 3, 100])).toBe(3.5);
});

test('makes no figure up', () => {
  expect(median([])).toBeNaN();
});
