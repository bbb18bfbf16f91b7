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

it('takes the last caption, the categories and the featured products', async () => {
  const { banner, categories, featured } = await loadForTest(homeLoader, { api: working });
  expect(banner).toEqual({ title: 'New', text: 'Words' });
  expect(categories).toEqual([{ id: '1', name: 'Tools' }]);
  expect(featured).toEqual([expect.objectContaining({ id: 'gauze' })]);
  expect(log).not.toHaveBeenCalled();
});

it.each([
  ['settings', { banner: null, categories: expect.any(Array), featured: expect.any(Array) }],
  ['mainCategories', { banner: expect.anything(), categories: [], featured: expect.any(Array) }],
  [
    'listProducts',
    { banner: expect.anything(), categories: [expect.anything()], featured: { failed: true } },
  ],
])('goes without %s alone', async (call, expected) => {
  expect(await loadForTest(homeLoader, { api: { ...working, [call]: unreachable } })).toEqual(expected);
});

it('has no banner words when there is no caption', async () => {
  const api = { ...working, settings: async () => [] };
  expect((await loadForTest(homeLoader, { api })).banner).toBeNull();
});
