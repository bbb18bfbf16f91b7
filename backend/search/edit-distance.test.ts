import { editDistance } from './edit-distance';

test.each([
  ['gauze', 'gauze', 0],
  ['guaze', 'gauze', 1],
  ['gauz', 'gauze', 1],
  ['gauuze', 'gauze', 1],
  ['gouze', 'gauze', 1],
  ['stehtoscpoe', 'stethoscope', 2],
  ['', 'ab', 2],
])('%s and %s are %i slips apart', (left, right, slips) => {
  expect(editDistance(left, right, 2)).toBe(slips);
  expect(editDistance(right, left, 2)).toBe(slips);
});

test.each([
  ['gloves', 'gauze'],
  ['a', 'abcdefgh'],
])('any distance beyond the limit is one more than the limit: %s, %s', (left, right) => {
  expect(editDistance(left, right, 2)).toBe(3);
});
