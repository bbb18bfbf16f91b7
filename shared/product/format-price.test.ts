import fc from 'fast-check';
import { formatPrice } from './format-price';
import { groupThousands } from './group-thousands';

test.each([
  [0, '$0.00'],
  [5, '$5.00'],
  [19.9, '$19.90'],
  [999.999, '$1,000.00'],
  [1234.5, '$1,234.50'],
  [1234567.891, '$1,234,567.89'],
  [null, 'Price on request'],
  [Number.NaN, 'Price on request'],
  [Number.POSITIVE_INFINITY, 'Price on request'],
])('%p is shown as %s', (price, text) => {
  expect(formatPrice(price)).toBe(text);
});

test('a price reads as Intl writes Australian dollars', () => {
  const dollars = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' });
  fc.assert(
    fc.property(fc.integer({ min: -1, max: 1e12 }), (cents) => {
      expect(formatPrice(cents / 100)).toBe(dollars.format(cents / 100));
    }),
  );
});

test.each([
  ['100000', '100,000'],
  ['1234567.8901', '1,234,567.8901'],
  ['-1234.50', '-1,234.50'],
])('%s is written %s', (decimal, text) => {
  expect(groupThousands(decimal)).toBe(text);
});
