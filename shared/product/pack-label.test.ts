import { packLabel } from './pack-label';

test.each([
  [1, 'Single'],
  [12, 'Pack of 12'],
  [1000, 'Pack of 1,000'],
])('%p is a %s', (packSize, label) => {
  expect(packLabel(packSize)).toBe(label);
});
