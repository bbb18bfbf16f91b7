import { productForTest } from '../testing/product-for-test';
import { packLabel } from './pack-label';
import { smallPrint } from './small-print';
import { unitPrice } from './unit-price';

const known = { price: 12, sku: 'G-1', sizes: ['Large'], colours: ['blue'], packSize: 100 };

test.each([
  ['all there is', known, 'G-1 · Large · blue · Pack of 100 · $0.12 each'],
  ['what the name does not say', { ...known, name: 'Gloves, large, box of 100' }, 'G-1 · blue · $0.12 each'],
  [
    'a letter that is only part of a word',
    { ...known, name: 'Gloves', sizes: ['S', 'L'] },
    'G-1 · S, L · blue · Pack of 100 · $0.12 each',
  ],
  ['several as a number', { sizes: ['S', 'M', 'L'], colours: ['a', 'b', 'c', 'd'] }, '3 sizes · 4 colours'],
  ['no pack of one', { sku: 'G-1', packSize: 1 }, 'G-1'],
  ['no unit price without a price', { price: null, packSize: 100 }, 'Pack of 100'],
  ['nothing where nothing is known', {}, ''],
])('%s', (_, fields, expected) => {
  expect(smallPrint(productForTest(fields)).join(' · ')).toBe(expected);
});

test.each([
  [1, 'Single'],
  [12, 'Pack of 12'],
  [1000, 'Pack of 1,000'],
])('%p is a %s', (packSize, label) => {
  expect(packLabel(packSize)).toBe(label);
});

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

test('uses the sale price', () => {
  expect(unitPrice({ price: 18, salePrice: 12, onSale: true, packSize: 100 })).toBe('$0.12 each');
});
