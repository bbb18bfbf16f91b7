import { brandLabel } from './brand-label';

test.each([
  ['Careline', 'Careline'],
  [null, 'No Brand'],
])('brand %p is shown as %s', (brand, label) => {
  expect(brandLabel({ brand })).toBe(label);
});
