import { goneForTest, lineForTest } from '../../testing/line-for-test';
import { compareRows, differingRows, statedRows } from './compare-rows';

const textsOf = (fields: Parameters<typeof lineForTest>[0]) =>
  compareRows.map(({ heading, text }) => `${heading}: ${text(lineForTest(fields))}`);
const headings = (rows: typeof compareRows) => rows.map(({ heading }) => heading);

it('compares the known properties of products', () => {
  const known = {
    brand: 'Careline',
    sizes: ['S', 'M'],
    colours: ['blue'],
    sku: 'G-1',
    packSize: 100,
    unitPrice: '$0.13 each',
    mainCategory: 'Tools',
    category: 'Probes',
  };
  expect(textsOf(known)).toEqual([
    'Price: $12.50',
    'Unit price: $0.13 each',
    'Brand: Careline',
    'Size: S, M',
    'Colour: blue',
    'Pack: Pack of 100',
    'SKU: G-1',
    'Category: Tools, Probes',
    'Availability: Available',
  ]);
});

it('says which properties are not stated', () => {
  expect(textsOf({ price: null })).toEqual([
    'Price: Price on request',
    'Unit price: Not stated',
    'Brand: No Brand',
    'Size: Not stated',
    'Colour: Not stated',
    'Pack: Not stated',
    'SKU: Not stated',
    'Category: Not stated',
    'Availability: On request',
  ]);
});

it('keeps the rows in which products differ', () => {
  const [one, two] = [
    lineForTest({ brand: 'A' }),
    lineForTest({ brand: 'B', price: 10, salePrice: 12.5, onSale: true }),
  ];
  expect(headings(differingRows([one, two, goneForTest('old'), 'loading']))).toEqual(['Price', 'Brand']);
  expect(differingRows([one, one])).toEqual([]);
});

it('keeps all rows while there are no two to compare', () => {
  const details = [lineForTest(), 'not loaded'] as const;
  expect(differingRows(details)).toEqual(statedRows(details));
});

it('shows an optional row only if a product has the property', () => {
  const always = ['Price', 'Brand', 'Size', 'Colour', 'Category', 'Availability'];
  expect(headings(statedRows([lineForTest(), lineForTest(), goneForTest('old')]))).toEqual(always);
  expect(headings(statedRows([lineForTest(), lineForTest({ sku: 'G-1' })]))).toContain('SKU');
  expect(headings(statedRows([lineForTest({ packSize: 1 })]))).toContain('Pack');
});
