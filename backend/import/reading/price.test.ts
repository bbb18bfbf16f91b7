import fc from 'fast-check';
import { readPrice } from './price';
import type { Cell } from './table';

const read = (cell: Cell, mark: '.' | ',' | null = null) => readPrice(cell, mark, () => {});

test.each<[Cell, number | null]>([
  ['$1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ['1\u00a0234,50', 1234.5],
  ["1'234.50", 1234.5],
  ['1.234.567,89', 1234567.89],
  ['12,50', 12.5],
  ['A$ 5', 5],
  ['$9.80', 9.8],
  ['17.95\u00a0', 17.95],
  ['$18.95 AUD', 18.95],
  ['4.95 ea', 4.95],
  ['$16.95 inc GST', 16.95],
  ['$39.95.', 39.95],
  ['12.499999999', 12.5],
  [{ kind: 'number', text: '1234.5' }, 1234.5],
  ['', null],
  ['-', null],
  ['POA', null],
  ['p.o.a.', null],
  ['on request', null],
])('%j is %p', (cell, price) => {
  expect(read(cell)).toBe(price);
});

test.each<[Cell, string]>([
  ['-5', 'The price is negative.'],
  ['$-5.00', 'The price is negative.'],
  ['(5.00)', 'The price is negative.'],
  ['89,90 €', 'The price is not in Australian dollars.'],
  ['US$5', 'The price is not in Australian dollars.'],
  ['$46.50 + GST', 'The price is without GST: write it as the other prices.'],
  ['5 excluding GST', 'The price is without GST: write it as the other prices.'],
  ['12.50 €', 'The price is not in Australian dollars.'],
  ['6.949', 'Either 6949 or 6.949: write it with cents, like 1234.00.'],
  ['1,234', 'Either 1234 or 1.234: write it with cents, like 1234.00.'],
  [{ kind: 'number', text: '6.949' }, 'A price has at most two decimal places.'],
  ['0.123', 'A price has at most two decimal places.'],
  ['999999999', 'A price is at most 99999999.99.'],
  ...[
    'l5.95',
    '8.9O',
    '10%',
    '10% off',
    '2 for $30',
    'from $115',
    '$72.50/$69.00',
    '1e3',
    '1,23,4',
    '1.2.3',
    '---x',
  ].map((text): [Cell, string] => [text, 'This is not a price: write a number like 1234.50.']),
])('%j is refused', (cell, reason) => {
  expect(() => read(cell)).toThrow(reason);
});

test('an ambiguous price is clear beside others', () => {
  expect(read('1,234', '.')).toBe(1234);
  expect(read('1.234', ',')).toBe(1234);
  expect(() => read('1.234', '.')).toThrow('Either 1234 or 1.234');
});

test.each([
  ['1,200', ','],
  ['1.200', '.'],
] as const)('%s is never 1.20', (cell, mark) => {
  expect(() => read(cell, mark)).toThrow('Either 1200 or 1.200: write it with cents, like 1234.00.');
});

test('every price is read as it is written, in both ways', () => {
  const forms = fc.record({
    cents: fc.integer({ min: 1, max: 9_999_999_999 }),
    isGrouped: fc.boolean(),
    mark: fc.constantFrom<'.' | ','>('.', ','),
    before: fc.constantFrom('', '$', 'A$ ', 'AUD '),
  });
  fc.assert(
    fc.property(forms, ({ cents, isGrouped, mark, before }) => {
      const whole = String(Math.floor(cents / 100));
      const group = mark === '.' ? ',' : '.';
      const shown = isGrouped ? whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group) : whole;
      const text = `${before}${shown}${mark}${String(cents % 100).padStart(2, '0')}`;
      expect(read(text)).toBe(cents / 100);
    }),
  );
});
