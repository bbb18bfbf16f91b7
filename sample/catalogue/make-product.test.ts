import { makeProduct, usualProducts } from './make-product';
import { readProductLines } from './product-lines';

const lines = readProductLines();
const usual = Array.from({ length: usualProducts }, (_, number) => makeProduct(number, lines));
/** Without further variants, which repeat what they are variants of. */
const plain = usual.slice(0, 420);

test('a number always gives the same product', () => {
  expect(makeProduct(7, lines)).toEqual(usual[7]);
  expect(makeProduct(84, lines)).toMatchObject({
    id: '5db37de92578b1873ce8869c',
    name: 'X-Ray Detectable Gauze 10 cm x 10 cm, pack of 50',
    price: 24.25,
    created_at: '2025-02-25T06:22:32.911Z',
  });
});

test('there are ten products in each of the 42 sub-categories before further variants of some', () => {
  const perCategory = new Map<string, number>();
  for (const { category_id } of plain) {
    perCategory.set(category_id, (perCategory.get(category_id) ?? 0) + 1);
  }
  expect([...perCategory.values()]).toEqual(Array(42).fill(10));
});

test.each(['id', 'name', 'sku'] as const)('each product has its own %s', (field) => {
  expect(new Set(usual.map((product) => product[field])).size).toBe(usualProducts);
});

test('ids are 24 hexadecimal digits', () => {
  expect(usual.every((product) => /^[0-9a-f]{24}$/.test(product.id))).toBe(true);
});

test('variants of a product differ in size, colour or pack, and the sample has all variants of the assortment', () => {
  const families = new Map<string | null, string[]>();
  for (const { family, sizes, colours, pack_size } of usual) {
    families.set(family, [...(families.get(family) ?? []), JSON.stringify([sizes, colours, pack_size])]);
  }
  expect(families.has(null)).toBe(false);
  for (const texts of families.values()) expect(new Set(texts).size).toBe(texts.length);
  const kin = (name: string) => usual.filter((product) => product.name.startsWith(name)).length;
  expect(kin('Nitrile Examination Gloves, powder free')).toBe(4);
  expect(kin('Scrub Top, V-neck')).toBe(12);
  expect(kin('Sterile Gauze Swabs')).toBe(6);
  expect(() => makeProduct(usualProducts - 1, lines)).not.toThrow();
  expect(makeProduct(usualProducts, lines).family).toBeNull();
});

test.each([
  ['pack of 50', 50],
  ['carton of 1000', 1000],
])('a %s has a number of pieces', (pack, pieces) => {
  const packed = usual.filter(({ name }) => name.endsWith(`, ${pack}`));
  expect(packed.length).toBeGreaterThan(0);
  expect(new Set(packed.map(({ pack_size }) => pack_size))).toEqual(new Set([pieces]));
});

test('only a product on sale has a sale price, which is below its price', () => {
  for (const { price, sale_price, on_sale } of usual) {
    if (on_sale) expect(sale_price).toBeLessThan(price ?? 0);
    else expect(sale_price).toBeNull();
  }
});

test('the first form of a line in its first pack costs what the assortment says, within an eighth', () => {
  for (const line of [...lines.values()].flat()) {
    const first = plain.find(({ name }) => name.startsWith(line.name) && name.includes(line.forms[0]));
    const cost = first?.sale_price ?? first?.price ?? line.price;
    expect(Math.abs(cost - line.price)).toBeLessThanOrEqual(line.price / 8);
  }
});

test('a carton costs more than any smaller pack of the same line', () => {
  const linesWithCarton = [...lines.values()]
    .flat()
    .filter(({ packs }) => packs.at(-1)?.startsWith('carton'));
  expect(linesWithCarton.length).toBeGreaterThan(10);
  for (const { name } of linesWithCarton) {
    const costs = (isCarton: boolean) =>
      plain.flatMap((product) => {
        const cost = product.sale_price ?? product.price;
        const isOne = product.name.startsWith(name) && product.name.includes(', carton of') === isCarton;
        return isOne && cost !== null ? [cost] : [];
      });
    expect(Math.min(...costs(true))).toBeGreaterThan(Math.max(...costs(false)));
  }
});

test.each([
  ['on sale', 0.18, 0.32, (product: (typeof usual)[0]) => product.on_sale],
  ['without price', 0.01, 0.06, (product: (typeof usual)[0]) => product.price === null],
  ['without picture', 0.02, 0.08, (product: (typeof usual)[0]) => product.pictures.length === 0],
  ['without brand', 0.002, 0.05, (product: (typeof usual)[0]) => product.brand === null],
])('some products are %s', (_what, least, most, holds) => {
  const share = plain.filter(holds).length / plain.length;
  expect(share).toBeGreaterThan(least);
  expect(share).toBeLessThan(most);
});

test('products beyond the usual ones belong to a series', () => {
  const plain = new Set(usual.map((product) => product.name));
  expect(plain.has(makeProduct(50_000, lines).name)).toBe(false);
});
