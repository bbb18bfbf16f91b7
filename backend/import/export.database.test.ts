import fc from 'fast-check';
import { complete, openShop, type Said } from '../testing/imports-for-test';
import { exportCells, exportedProducts, exportHeadings } from './export-products';
import type { ImportedPicture } from './imported-product';
import type { ProductDocument } from './product-document';

let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.database.close());

const words = fc
  .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
  .filter((text) => text.trim() === text && !text.includes('\0'));
const price = fc.integer({ min: 1, max: 1_000_000 }).map((cents) => cents / 100);

const picture: fc.Arbitrary<Required<ImportedPicture>> = fc.record({
  source: fc.constantFrom('own 1.jpg', 'drawn.svg', 'https://x.example/a.jpg', 'https://x.example/b.jpg'),
  alternativeText: fc.option(words),
});

const product: fc.Arbitrary<Omit<Said, 'sku'>> = fc.record(
  {
    name: words,
    brand: fc.option(words),
    category: fc.tuple(fc.constantFrom('Main', 'main ', 'Other'), fc.constantFrom('Sub', 'SUB', 'Ünder')),
    price: fc.option(price.map((amount) => amount + 1)),
    packSize: fc.option(fc.integer({ min: 1, max: 1000 })),
    sizes: fc.array(words, { maxLength: 3 }),
    colours: fc.array(words, { maxLength: 3 }),
    description: words,
    richDescription: fc.option(words.map((text) => [{ tag: 'p', children: [text] }])),
    pictures: fc.uniqueArray(picture, { selector: ({ source }) => source, maxLength: 3 }),
    variantGroup: fc.option(words),
    active: fc.boolean(),
    featured: fc.boolean(),
    isNew: fc.boolean(),
    top: fc.boolean(),
  },
  { requiredKeys: ['name', 'category'] },
);

const sku = fc.string({ minLength: 1, maxLength: 6 }).filter((text) => text.trim() === text);
const catalogue = fc.uniqueArray(fc.tuple(sku, product), {
  selector: ([one]) => one.toUpperCase(),
  minLength: 1,
  maxLength: 12,
});

/** What other writers than imports leave behind. */
const oddities = [
  'select 1',
  'update product set sale_price = price * 2, on_sale = true',
  'update product set sale_price = 1, on_sale = false',
  'update product set sale_price = null, on_sale = true',
  'update product set sale_price = price, on_sale = true',
  'update product set price = null, sale_price = 3, on_sale = true',
  'update product_picture set source = null',
  'update product_picture set position = position + 100',
  `update category set name = upper(name) || ' '`,
];

const documents = async () => {
  const list: ProductDocument[] = [];
  for await (const page of exportedProducts(shop.database)) list.push(...page);
  return list;
};

/** What a reader makes of the exported columns. */
const exported = async () =>
  (await documents()).map((product): Said => {
    const { sku, name, brand, price, sizes, colours, description, active, featured, top } = product;
    return {
      ...{ sku, name, brand, price, sizes, colours, description, active, featured, top },
      category: [product.main_name, product.category_name],
      salePrice: product.sale_price,
      packSize: product.pack_size,
      richDescription: product.rich_description,
      pictures: product.pictures.map(({ source, alternative_text: alternativeText }) => ({
        source,
        alternativeText,
      })),
      variantGroup: product.family,
      isNew: product.latest,
    };
  });

test('what is exported imports as nothing changed', async () => {
  await fc.assert(
    fc.asyncProperty(catalogue, fc.constantFrom(...oddities), async (products, oddity) => {
      await shop.empty();
      await shop.run(products.map(([sku, more]) => ({ sku, ...more })));
      await shop.database.script(oddity);
      const nowhere = {
        isLocal: async () => false,
        isStored: async () => false,
        store: async () => ({ error: 'none' }),
      };
      expect(await shop.run(await exported(), { pictures: nowhere, removeMissing: true })).toBeNull();
      expect(shop.lines).toEqual([`0 new, 0 changed, 0 removed, ${products.length} unchanged, 0 missing`]);
    }),
    { numRuns: 25 },
  );
});

test('an exported catalogue makes the same in an empty shop', async () => {
  await shop.empty();
  await shop.run([complete('A', { salePrice: 2, sizes: ['S', 'M'] }), complete('B', { active: false })]);
  const before = await exported();
  await shop.empty();
  await shop.run(before);
  expect(await exported()).toEqual(before);
});

test('has the columns that the reader knows', async () => {
  await shop.empty();
  await shop.run([
    complete('007', {
      salePrice: 8.5,
      colours: ['Red', 'Blue'],
      description: 'Soft',
      richDescription: [{ tag: 'p', children: ['Soft'] }],
      pictures: [
        { source: 'own.jpg', alternativeText: null },
        { source: 'https://x.example/1.jpg', alternativeText: 'Side' },
      ],
    }),
  ]);
  const [product] = await documents();
  const cells = exportCells(product as never);
  expect(Object.fromEntries(exportHeadings.map((heading, index) => [heading, cells[index]]))).toEqual({
    SKU: '007',
    Replaces: null,
    Name: 'Product 007',
    Brand: null,
    Categories: 'Wound Care > Plasters',
    Price: 10,
    'Sale price': 8.5,
    Pack: null,
    Sizes: '',
    Colours: 'Red | Blue',
    Description: '<p>Soft</p>',
    Pictures: 'own.jpg | https://x.example/1.jpg',
    'Picture texts': ' | Side',
    'Variant group': null,
    Active: 'yes',
    Featured: 'no',
    New: 'no',
    Top: 'no',
  });
});
