import type { Api } from '@storefront/shared/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { loadForTest, unreachable } from '../load-for-test';
import { homeLoader } from './home-loader';

const working: Partial<Api> = {
  settings: async <Name>() =>
    [
      { title: 'Old', text: null },
      { title: 'New', text: 'Words' },
    ] as Name,
  mainCategories: async () => [{ id: '1', name: 'Tools', slug: 'tools', subcategories: [] }],
  listProducts: async () => ({ products: [productForTest()], total: 1 }),
} as Partial<Api>;

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('takes the last caption and the categories', async () => {
  const { banner, categories } = await loadForTest(homeLoader, { api: working });
  expect(banner).toEqual({ title: 'New', text: 'Words' });
  expect(categories).toEqual([{ id: '1', name: 'Tools' }]);
  expect(log).not.toHaveBeenCalled();
});

it.each([
  ['settings', { banner: null }],
  ['mainCategories', { categories: [] }],
])('goes without %s alone', async (call, missing) => {
  const whole = await loadForTest(homeLoader, { api: working });
  const api = { ...working, [call]: unreachable };
  expect(await loadForTest(homeLoader, { api })).toEqual({ ...whole, ...missing });
});

const rows = [
  ['latest', { latest: true, limit: 10 }],
  ['featured', { featured: true, limit: 10 }],
  ['onSale', { fromDiscount: 1, limit: 10 }],
] as const;

it.each(rows)('takes the row %s with %j', async (row, query) => {
  const listProducts: Api['listProducts'] = async (asked) => ({
    products: [productForTest({ id: JSON.stringify(asked) })],
    total: 1,
  });
  const home = await loadForTest(homeLoader, { api: { ...working, listProducts } });
  expect(home[row]).toEqual([expect.objectContaining({ id: JSON.stringify(query) })]);
});

it.each(rows)('goes without the row %s alone', async (row, query) => {
  const whole = await loadForTest(homeLoader, { api: working });
  const listProducts: Api['listProducts'] = async (asked) =>
    JSON.stringify(asked) === JSON.stringify(query)
      ? unreachable()
      : { products: [productForTest()], total: 1 };
  const api = { ...working, listProducts };
  expect(await loadForTest(homeLoader, { api })).toEqual({ ...whole, [row]: { failed: true } });
});

it('asks for all its parts at the same time', async () => {
  const asked = jest.fn(() => new Promise<never>(() => {}));
  void loadForTest(homeLoader, { api: { settings: asked, mainCategories: asked, listProducts: asked } });
  await new Promise(setImmediate);
  expect(asked).toHaveBeenCalledTimes(5);
});

it('has no banner words when there is no caption', async () => {
  const api = { ...working, settings: async () => [] };
  expect((await loadForTest(homeLoader, { api })).banner).toBeNull();
});
