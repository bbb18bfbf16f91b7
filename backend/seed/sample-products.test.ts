import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { tintNames } from 'sample/pictures/tints';
import type { ImportedProduct } from '../import/imported-product';
import { readSample, repeated } from './sample-products';

let sample: readonly ImportedProduct[];

beforeAll(async () => {
  sample = (await readSample()).map((row) => {
    if ('reason' in row) throw new Error(`Row ${row.row}: ${row.reason}`);
    return row;
  });
});

/** How many differ in this. */
const different = (keyOf: (product: ImportedProduct) => unknown) => new Set(sample.map(keyOf)).size;

test('the sample has ten products and further variants in each of its 42 categories', () => {
  expect(sample).toHaveLength(451);
  const categories = sample.map(({ category }) => category?.join(' > '));
  for (const category of new Set(categories))
    expect(categories.filter((one) => one === category).length).toBeGreaterThanOrEqual(10);
  expect([different(({ category }) => category?.[0]), new Set(categories).size]).toEqual([6, 42]);
});

test.each(['sku', 'name'] as const)('each product has its own %s', (field) => {
  expect(different((product) => product[field])).toBe(sample.length);
});

test('a category’s products follow each other', () => {
  const changes = sample.filter(({ category }, nth) => `${category}` !== `${sample[nth - 1]?.category}`);
  expect(changes).toHaveLength(42);
});

test('variants differ in size, colour or pack', () => {
  const grouped = sample.filter(({ variantGroup }) => variantGroup);
  const differing = grouped.map(({ variantGroup, sizes, colours, packSize }) =>
    JSON.stringify([variantGroup, sizes, colours, packSize]),
  );
  expect(new Set(differing).size).toBe(grouped.length);
  const kin = (group: string) => grouped.filter(({ variantGroup }) => variantGroup === group).length;
  expect(kin('nitrile-examination-gloves-powder-free')).toBe(4);
  expect(kin('scrub-top-v-neck')).toBe(12);
});

test('its pictures are those that are drawn, in the tints that there are', () => {
  const named = sample.flatMap(({ pictures = [] }) => pictures.map(({ source }) => source.split('.')));
  const shown = new Set(named.map(([drawing]) => `${drawing}.svg`));
  const drawn = readdirSync(resolve(__dirname, '../../sample/pictures')).filter((file) =>
    file.endsWith('.svg'),
  );
  expect([...shown].sort()).toEqual(drawn.sort());
  expect(new Set(named.map(([, tint]) => tint))).toEqual(new Set(tintNames));
});

test.each([
  ['on sale', 0.15, 0.32, ({ salePrice }: ImportedProduct) => salePrice],
  ['without price', 0.01, 0.06, ({ price }: ImportedProduct) => price === null],
  ['without picture', 0.02, 0.08, ({ pictures }: ImportedProduct) => pictures?.length === 0],
  ['without brand', 0.002, 0.05, ({ brand }: ImportedProduct) => brand === null],
])('some products are %s', (_what, least, most, holds) => {
  const share = sample.filter(holds).length / sample.length;
  expect(share).toBeGreaterThan(least);
  expect(share).toBeLessThan(most);
});

test('more products than the file has are its products again, with other SKUs and names and variants of their own', async () => {
  const products: ImportedProduct[] = [];
  for await (const row of repeated(sample, 1000)) products.push(row as ImportedProduct);
  expect(products).toHaveLength(1000);
  expect(products.slice(0, 451)).toEqual(sample);
  expect(products[451]).toEqual({
    ...products[0],
    sku: 'WND-000001-2',
    name: 'Sterile Gauze Swabs 5 cm x 5 cm, pack of 100, series 2',
    variantGroup: 'sterile-gauze-swabs-2',
    cells: [],
  });
  expect(new Set(products.map(({ sku }) => sku)).size).toBe(1000);
});
