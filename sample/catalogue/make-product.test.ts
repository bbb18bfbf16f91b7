import { makeProduct } from './make-product';
import { readProductLines } from './product-lines';

const lines = readProductLines();
const usual = Array.from({ length: 420 }, (_, number) => makeProduct(number, lines));

test('a number always gives the same product', () => {
  expect(makeProduct(7, lines)).toEqual(usual[7]);
  expect(makeProduct(84, lines)).toMatchObject({
    id: '5db37de92578b1873ce8869c',
    name: 'X-Ray Detectable Gauze 10 cm x 10 cm, pack of 50',
    price: 24.25,
    created_at: '2025-02-25T06:22:32.911Z',
  });
});

test('there are ten products in each of the 42 sub-categories, with ids and names of their own', () => {
  const perCategory = new Map<string, number>();
  for (const { category_id } of usual) perCategory.set(category_id, (perCategory.get(category_id) ?? 0) + 1);
  expect([...perCategory.values()]).toEqual(Array(42).fill(10));
  expect(new Set(usual.map((product) => product.id)).size).toBe(420);
  expect(new Set(usual.map((product) => product.name)).size).toBe(420);
  expect(usual.every((product) => /^[0-9a-f]{24}$/.test(product.id))).toBe(true);
});

test('a sale price is the lower one, and only there on sale', () => {
  for (const { price, sale_price, on_sale } of usual) {
    if (on_sale) expect(sale_price).toBeLessThan(price ?? 0);
    else expect(sale_price).toBeNull();
  }
});

test.each([
  ['on sale', 0.18, 0.32, (product: (typeof usual)[0]) => product.on_sale],
  ['without price', 0.01, 0.06, (product: (typeof usual)[0]) => product.price === null],
  ['without picture', 0.02, 0.08, (product: (typeof usual)[0]) => product.picture_kind === null],
  ['without brand', 0.002, 0.05, (product: (typeof usual)[0]) => product.brand === null],
])('some products are %s', (_what, least, most, holds) => {
  const share = usual.filter(holds).length / usual.length;
  expect(share).toBeGreaterThan(least);
  expect(share).toBeLessThan(most);
});

test('products beyond the usual ones belong to a series', () => {
  const plain = new Set(usual.map((product) => product.name));
  expect(plain.has(makeProduct(50_000, lines).name)).toBe(false);
});
