import { productForTest } from '../testing/product-for-test';
import { smallPrint } from './small-print';

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
