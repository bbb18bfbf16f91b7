import { totalQuantity } from './quantity';

it('counts items, not lines', () => {
  expect(totalQuantity([])).toBe(0);
  expect(
    totalQuantity([
      { id: 'gauze', quantity: 2 },
      { id: 'tape', quantity: 1 },
    ]),
  ).toBe(3);
});
