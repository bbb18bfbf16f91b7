import { unitPrice } from './unit-price';

test.each([
  // price, pieces, unit price
  [12, 100, '$0.12 each'],
  [14.9, 100, '$0.15 each'],
  [5.4, 200, '$0.027 each'],
  [9.95, 100, '$0.10 each'],
  [9.94, 100, '$0.099 each'],
  [12_345, 2, '$6,172.50 each'],
  [0.5, 1000, '$0.001 each'],
  [0.4, 1000, null],
  [0, 10, null],
  [12, 1, null],
  [12, null, null],
  [null, 10, null],
])('%p for %p pieces are %p', (price, packSize, expected) => {
  expect(unitPrice({ price, salePrice: null, onSale: false, packSize })).toBe(expected);
});

test('it is what one pays on sale', () => {
  expect(unitPrice({ price: 18, salePrice: 12, onSale: true, packSize: 100 })).toBe('$0.12 each');
});
