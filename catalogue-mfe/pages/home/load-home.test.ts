import type { Api } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { loadForTest, unreachable } from '../../testing/load-for-test';
import { homeLoader } from './home-loader';

const settings: Record<string, readonly object[]> = {
  caption: [
    { title: 'Old', text: null },
    { title: 'New', text: 'Words' },
  ],
  banner: [
    { url: '/old.jpg', alt: '' },
    { url: '/new.jpg', alt: 'Sea' },
  ],
  testimonial: Array.from({ length: 8 }, (_, nth) => ({ name: `${nth}`, role: null, text: 'Good.' })),
};

const working = {
  settings: async (name: string) => settings[name],
  mainCategories: async () => [{ id: '1', name: 'Tools', slug: 'tools', subcategories: [] }],
  listProducts: async () => ({ products: [productForTest()], total: 1 }),
} as unknown as Partial<Api>;

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('takes the last caption and banner, the last six testimonials and the categories', async () => {
  const { caption, banner, testimonials, categories } = await loadForTest(homeLoader, { api: working });
  expect(caption).toEqual({ title: 'New', text: 'Words' });
  expect(banner).toEqual({ url: '/new.jpg', alt: 'Sea' });
  expect(testimonials.map(({ name }) => name)).toEqual(['2', '3', '4', '5', '6', '7']);
  expect(categories).toEqual([{ id: '1', name: 'Tools' }]);
  expect(log).not.toHaveBeenCalled();
});

it('has the layout of its address', async () => {
  const { layout } = await loadForTest(homeLoader, { api: working, address: '/homes/home-3' });
  expect(layout?.nth).toBe(3);
  expect(await loadForTest(homeLoader, { api: working })).not.toHaveProperty('layout');
});

it.each([
  ['caption', { caption: null }],
  ['banner', { banner: null }],
  ['testimonial', { testimonials: [] }],
])('omits only the setting %s if it is empty or fails to load', async (missing, without) => {
  const whole = await loadForTest(homeLoader, { api: working });
  for (const answer of [unreachable, async () => []]) {
    const some = (name: string) => (name === missing ? answer() : Promise.resolve(settings[name]));
    const api = { ...working, settings: some as Api['settings'] };
    expect(await loadForTest(homeLoader, { api })).toEqual({ ...whole, ...without });
  }
});

it('omits only the categories if they fail to load', async () => {
  const whole = await loadForTest(homeLoader, { api: working });
  const api = { ...working, mainCategories: unreachable };
  expect(await loadForTest(homeLoader, { api })).toEqual({ ...whole, categories: [] });
});

const rows = [
  ['latest', { latest: true, limit: 10 }],
  ['featured', { featured: true, limit: 10 }],
  ['onSale', { fromDiscount: 1, limit: 10 }],
] as const;

it.each(rows)('requests the row %s with %j', async (row, query) => {
  const listProducts: Api['listProducts'] = async (asked) => ({
    products: [productForTest({ id: JSON.stringify(asked) })],
    total: 1,
  });
  const home = await loadForTest(homeLoader, { api: { ...working, listProducts } });
  expect(home[row]).toEqual([expect.objectContaining({ id: JSON.stringify(query) })]);
});

it.each(rows)('omits only the row %s if it fails to load', async (row, query) => {
  const whole = await loadForTest(homeLoader, { api: working });
  const listProducts: Api['listProducts'] = async (asked) =>
    JSON.stringify(asked) === JSON.stringify(query)
      ? unreachable()
      : { products: [productForTest()], total: 1 };
  const api = { ...working, listProducts };
  expect(await loadForTest(homeLoader, { api })).toEqual({ ...whole, [row]: { failed: true } });
});

it('requests all parts at the same time', async () => {
  const asked = jest.fn(() => new Promise<never>(() => {}));
  void loadForTest(homeLoader, { api: { settings: asked, mainCategories: asked, listProducts: asked } });
  await new Promise(setImmediate);
  expect(asked).toHaveBeenCalledTimes(7);
});
