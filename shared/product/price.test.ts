import { currentPrice, discountPercentage, formerPrice } from './price';

test.each([
  // price, salePrice, onSale: current, former, percentage
  [18, 12, true, 12, 18, 33],
  [12, 18, true, 12, 18, 33],
  [100, 66.6, true, 66.6, 100, 33],
  [100, 100, true, 100, null, null],
  [100, 99.6, true, 99.6, 100, null],
  [100, 99.4, true, 99.4, 100, 1],
  [80, 100, false, 80, null, null],
  [80, null, true, 80, null, null],
  [null, 80, true, null, null, null],
  [null, null, true, null, null, null],
  [0, 80, true, 0, 80, null],
  [-10, 80, true, -10, 80, null],
  [80, 0, true, 0, 80, 100],
  [5e-324, 80, true, 5e-324, 80, 100],
  [1, 1e308, true, 1, 1e308, 100],
])('price %p, sale price %p, on sale %p', (price, salePrice, onSale, current, former, percentage) => {
  const product = { price, salePrice, onSale };
  expect(currentPrice(product)).toBe(current);
  expect(formerPrice(product)).toBe(former);
  expect(discountPercentage(product)).toBe(percentage);
});
