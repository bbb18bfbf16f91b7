import fc from 'fast-check';
import { productForTest } from '../testing/product-for-test';
import { firstApiProduct } from './listing-calls';
import { secondApiProduct } from './second-api';

const picture = (format: string, width?: number) => ({
  url: `/uploads/${format}/roll-1-2`,
  width,
  height: width,
});

/** A product of the first API with every field of P18. */
const gauze = {
  productId: '65a1',
  id: 'other',
  productName: 'Gauze Swabs',
  url: '/product/65a1',
  images: [{ url: '/uploads/large/roll-1-2' }, { url: '/uploads/large/roll-2-2' }],
  maincategory: { id: 'm1', name: 'Wound Care' },
  category: { id: 'c1', name: 'Gauze', slug: 'gauze' },
  price: 12.5,
  sale_price: 15,
  on_sale: true,
  thumbnail: {
    url: '/uploads/large/roll-1-2',
    formats: {
      large: picture('large', 1000),
      medium: picture('medium', 750),
      small: picture('small', 500),
      thumbnail: picture('thumbnail', 245),
    },
  },
  badges: [
    { id: 1, value: 'sale' },
    { id: 2, value: 'hot' },
  ],
  product_brands: [{ name: 'Careline' }, { name: 'Other' }],
  sizes: ['S', 'M'],
  colours: ['White'],
  sku: 'G-1',
  packSize: 100,
  description: 'Soft.',
  isSample: true,
  variants: [{ id: '65a2', productName: 'Gauze Swabs, large', size: 'L', colour: 'White', packSize: 50 }],
  createdAt: '2026-01-01',
};

const adapted = {
  id: '65a1',
  name: 'Gauze Swabs',
  url: '/product/65a1',
  brand: 'Careline',
  price: 12.5,
  salePrice: 15,
  onSale: true,
  badges: ['hot', 'sale'],
  pictures: [
    [
      { url: '/uploads/thumbnail/roll-1-2', width: 245 },
      { url: '/uploads/small/roll-1-2', width: 500 },
      { url: '/uploads/medium/roll-1-2', width: 750 },
      { url: '/uploads/large/roll-1-2', width: 1000 },
    ],
    [{ url: '/uploads/large/roll-2-2', width: 0 }],
  ],
  mainCategory: 'Wound Care',
  mainCategoryId: 'm1',
  category: 'Gauze',
  categoryId: 'c1',
  sizes: ['S', 'M'],
  sku: 'G-1',
  colours: ['White'],
  packSize: 100,
  description: 'Soft.',
  richDescription: null,
  isSample: true,
  variants: [{ id: '65a2', name: 'Gauze Swabs, large', size: 'L', colour: 'White', packSize: 50 }],
};

/** The same product as the second API gives it. */
const gauzeOfSecondApi = {
  ...gauze,
  id: '65a1',
  productId: undefined,
  images: JSON.stringify([
    { path: '/uploads/large/roll-2-2', thumbnail: false },
    { path: '/uploads/large/roll-1-2', thumbnail: true },
  ]),
};

test('the first shape', () => {
  expect(firstApiProduct(gauze)).toEqual(adapted);
});

test('the second shape is the same product', () => {
  expect(secondApiProduct(gauzeOfSecondApi)).toEqual(adapted);
});

test('without a thumbnail object the flagged image is first', () => {
  expect(secondApiProduct({ ...gauzeOfSecondApi, thumbnail: null })?.pictures).toEqual([
    [{ url: '/uploads/large/roll-1-2', width: 0 }],
    [{ url: '/uploads/large/roll-2-2', width: 0 }],
  ]);
});

test('a product with no more than an id', () => {
  const bare = productForTest({ id: '7', name: 'Product 7', price: null });
  expect(firstApiProduct({ productId: 7 })).toEqual(bare);
  expect(secondApiProduct({ id: 7 })).toEqual(bare);
});

test("each rendition has the picture's text, and no absurd width", () => {
  const thumbnail = { ...gauze.thumbnail, alt: ' From the front ' };
  const images = [
    { url: '/back', width: '9', alt: 'From behind' },
    { url: '/side', width: -5, alt: {} },
  ];
  const [front, ...others] = firstApiProduct({ ...gauze, thumbnail, images })?.pictures ?? [];
  expect(new Set(front?.map(({ alt }) => alt))).toEqual(new Set(['From the front']));
  expect(others).toEqual([[{ url: '/back', width: 0, alt: 'From behind' }], [{ url: '/side', width: 0 }]]);
});

test.each([null, undefined, 5, 'x', [], [{}], {}, { id: '' }, { id: null }, { id: {} }])(
  '%j is no product',
  (value) => {
    expect(firstApiProduct(value)).toBeNull();
    expect(secondApiProduct(value)).toBeNull();
  },
);

test.each([
  ['price as text', { price: '12.50' }, { price: 12.5 }],
  ['price in words', { price: 'twelve' }, { price: null }],
  ['price as list', { price: [3] }, { price: null }],
  ['price of null', { price: null }, { price: null }],
  ['price below 0', { price: -1 }, { price: null }],
  ['price of minus 0', { price: -0 }, { price: 0 }],
  ['sale flag as text', { on_sale: 'true' }, { onSale: false }],
  ['unsafe address', { url: 'javascript:alert(1)' }, { url: null }],
  ['main category as text', { maincategory: 'Tools' }, { mainCategory: 'Tools', mainCategoryId: null }],
  ['ids that are numbers', { maincategory: { id: 3, name: 'Tools' } }, { mainCategoryId: '3' }],
  ['ids that are none', { category: { id: { $oid: 'c1' }, name: 'Gauze' } }, { categoryId: null }],
  ['HTML', { productName: '<b>Gauze</b>' }, { name: '<b>Gauze</b>' }],
  ['unknown badge', { badges: [{ id: 1, value: 'best' }, null, { value: 'new' }] }, { badges: ['new'] }],
  ['brand without name', { product_brands: [{}] }, { brand: null }],
  ['sizes of all kinds', { sizes: ['S', 7, null, '', 'S', {}] }, { sizes: ['S', '7'] }],
  ['sizes in disorder', { sizes: ['L', '10', 'S', '9'] }, { sizes: ['S', 'L', '9', '10'] }],
  ['SKU that is a number', { sku: 42 }, { sku: '42' }],
  ['SKU that is none', { sku: { code: 'G-1' } }, { sku: null }],
  ['pack size in digits', { packSize: '50' }, { packSize: 50 }],
  ['pack size below 1', { packSize: -100 }, { packSize: null }],
  ['pack size in parts', { packSize: 2.5 }, { packSize: null }],
  ['pack size beyond reason', { packSize: 1e300 }, { packSize: null }],
  ['a sample in words', { isSample: 'yes' }, { isSample: false }],
  [
    'colours of all kinds',
    { colours: ['White', null, {}, ' '], sizes: 'S' },
    { colours: ['White'], sizes: [] },
  ],
  [
    'variants that are none',
    {
      variants: [
        null,
        'x',
        [],
        { size: 'S' },
        { id: {}, size: 'S' },
        { id: '65a1', size: 'S' },
        { id: 'bare', productName: 'Bare' },
        { id: 'broken', size: ['S'], packSize: -1 },
        { id: 7, size: ' S ', colour: {}, packSize: 0 },
        { id: '7', size: 'M' },
      ],
    },
    { variants: [{ id: '7', name: 'Product 7', size: 'S', colour: null, packSize: null }] },
  ],
  ['title for a name', { productName: ' ', title: ' Roll ' }, { name: 'Roll' }],
])('%s', (_, fields, expected) => {
  expect(firstApiProduct({ ...gauze, ...fields })).toMatchObject(expected);
});

test('keeps the first hundred entries of a list', () => {
  const many = Array.from({ length: 5000 }, (_, nth) => ({ id: `v${nth}`, size: `${nth}` }));
  const names = many.map(({ id }) => id);
  const product = firstApiProduct({ ...gauze, sizes: names, colours: names, variants: many });
  for (const list of [product?.sizes, product?.colours, product?.variants]) expect(list).toHaveLength(100);
});

test.each([
  [
    'unsafe picture',
    { thumbnail: { url: 'data:image/png,x' }, images: [{ url: '//evil.example/a.png' }] },
    [],
  ],
  [
    'formats without widths',
    { thumbnail: { url: '/o', formats: { large: picture('large'), small: picture('small') } }, images: [] },
    [['/uploads/small/roll-1-2', '/uploads/large/roll-1-2', '/o']],
  ],
  [
    'a whole picture of unknown width beside sized formats',
    { thumbnail: { url: '/o', formats: { small: picture('small', 500) } }, images: [{ url: '/o' }] },
    [['/uploads/small/roll-1-2']],
  ],
  [
    'the same picture twice',
    { thumbnail: null, images: [{ url: '/a' }, { url: '/a' }, null, 'x', { url: 5 }, { url: '/b' }] },
    [['/a'], ['/b']],
  ],
])('pictures: %s', (_, fields, expected) => {
  const pictures = firstApiProduct({ ...gauze, ...fields })?.pictures;
  expect(pictures?.map((renditions) => renditions.map(({ url }) => url))).toEqual(expected);
});

test('renditions are sorted by width, each address once, absurd widths unknown', () => {
  const formats = {
    thumbnail: picture('thumbnail', 900),
    small: picture('small', 300.4),
    medium: picture('small', 300),
    large: picture('large', 1e300),
  };
  expect(firstApiProduct({ ...gauze, thumbnail: { formats }, images: [] })?.pictures).toEqual([
    [
      { url: '/uploads/small/roll-1-2', width: 300 },
      { url: '/uploads/thumbnail/roll-1-2', width: 900 },
    ],
  ]);
});

test.each(['', '{', 'null', '5', '{"path":"/a"}', '[', 5, null, [{ path: '/a' }]])(
  'malformed images %j of the second shape mean no images',
  (images) => {
    expect(secondApiProduct({ ...gauzeOfSecondApi, thumbnail: null, images })?.pictures).toEqual([]);
  },
);

test('half a surrogate pair in the JSON of images can go into any address', () => {
  const { pictures } = secondApiProduct({ id: 1, images: '[{"path":"/a\\ud83d.jpg"}]' }) ?? {};
  expect(pictures).toEqual([[{ url: '/a\ufffd.jpg', width: 0 }]]);
});

/** Values similar to this one: any part may be replaced by anything. */
function nearly(value: unknown): fc.Arbitrary<unknown> {
  const part = () => {
    if (Array.isArray(value)) return fc.array(nearly(value[0]), { maxLength: 4 });
    if (typeof value !== 'object' || value === null) return fc.constant(value);
    const parts = Object.entries(value).map(([name, inner]) => [name, nearly(inner)]);
    return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
  };
  const hostile = fc.constantFrom('', ' ', -1, 1e300, '//evil.example', 'javascript:x', '65a1', '65a2');
  return fc.oneof(fc.jsonValue({ maxDepth: 1 }), hostile, { arbitrary: part(), weight: 4 });
}

test('no JSON value makes an adapter throw or return an unsafe value', () => {
  const images = nearly(gauze.images).map((all) => JSON.stringify(all));
  const second = fc
    .tuple(nearly(gauzeOfSecondApi), images)
    .map(([product, images]) => ({ ...Object(product), images }));
  fc.assert(
    fc.property(fc.oneof(nearly(gauze), second), (value) => {
      for (const product of [firstApiProduct(value), secondApiProduct(value)]) {
        if (!product) continue;
        const { id, price, packSize, variants, pictures, url } = product;
        const texts = Object.values(product).flat();
        for (const text of texts.filter((one) => typeof one === 'string')) expect(text).toMatch(/\S/);
        expect(price ?? 0).toBeGreaterThanOrEqual(0);
        expect(packSize ?? 1).toBeGreaterThanOrEqual(1);
        expect(variants.filter((variant) => variant.id === id)).toEqual([]);
        for (const address of [url ?? '', ...pictures.flat().map((one) => one.url)])
          expect(address).not.toMatch(/^(\/\/|javascript:)/);
        for (const renditions of pictures) {
          expect(renditions.length).toBeGreaterThan(0);
          const widths = renditions.map(({ width }) => width);
          expect(widths).toEqual([...widths].sort((a, b) => a - b));
        }
      }
    }),
    { numRuns: 500 },
  );
});
