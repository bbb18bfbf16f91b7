import { formatPrice } from './format-price';

test.each([
  [0, '$0.00'],
  [5, '$5.00'],
  [19.9, '$19.90'],
  [1234.5, '$1,234.50'],
  [1234567.891, '$1,234,567.89'],
  [null, 'Price on request'],
  [Number.NaN, 'Price on request'],
  [Number.POSITIVE_INFINITY, 'Price on request'],
])('%p is shown as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});
