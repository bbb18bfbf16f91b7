import { lineForTest } from '../testing/line-for-test';
import { compareRows, differingRows } from './compare-rows';

const textsOf = (fields: Parameters<typeof lineForTest>[0]) =>
  compareRows.map(({ heading, text }) => `${heading}: ${text(lineForTest(fields))}`);
const headings = (rows: typeof compareRows) => rows.map(({ heading }) => heading);

it('compares what is known of a product', () => {
  const known = {
    brand: 'Careline',
    sizes: ['S', 'M'],
    colours: ['blue'],
    mainCategory: 'Tools',
    category: 'Probes',
  };
  expect(textsOf(known)).toEqual([
    'Price: $12.50',
    'Brand: Careline',
    'Size: S, M',
    'Colour: blue',
    'Category: Tools, Probes',
    'Availability: Available',
  ]);
});

it('says what is not stated', () => {
  expect(textsOf({ price: null })).toEqual([
    'Price: Price on request',
    'Brand: No Brand',
    'Size: Not stated',
    'Colour: Not stated',
    'Category: Not stated',
    'Availability: On request',
  ]);
});

it('keeps the rows in which products differ', () => {
  const [one, two] = [
    lineForTest({ brand: 'A' }),
    lineForTest({ brand: 'B', price: 10, salePrice: 12.5, onSale: true }),
  ];
  expect(headings(differingRows([one, two, 'gone', 'loading']))).toEqual(['Price', 'Brand']);
  expect(differingRows([one, one])).toEqual([]);
});

it('keeps all rows while there are no two to compare', () => {
  expect(differingRows([lineForTest(), 'not loaded'])).toBe(compareRows);
});
