import { contentPaths } from '@storefront/shared/contracts/shell-paths';
import type { Api } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { cataloguePaths, indexedPages } from './sitemap';

type ListProducts = Api['listProducts'];

const mainCategories: Api['mainCategories'] = async () => [
  { id: 'wound care', name: 'Wound Care', slug: 'wound-care', subcategories: [] },
];

const ids = (count: number) => Array.from({ length: count }, (_, nth) => `p${nth}`);

/** A backend that gives at most so many products a page. */
function pages(all: readonly string[], most: number, tellsTotal = true) {
  return jest.fn<ReturnType<ListProducts>, Parameters<ListProducts>>(async ({ page = 1, limit = most }) => {
    const size = Math.min(limit, most);
    const products = all.slice((page - 1) * size, page * size).map((id) => productForTest({ id }));
    return { products, total: tellsTotal ? all.length : null };
  });
}

test('lists every subcategory once, after its main category', async () => {
  const tapes = { id: 'tapes', name: 'Tapes', slug: 'tapes' };
  const main = (id: string) => ({ id, name: id, slug: id, subcategories: [tapes, { ...tapes, id: '..' }] });
  const paths = await cataloguePaths({
    mainCategories: async () => [main('tools'), main('laboratory')],
    listProducts: pages([], 1_000),
  });
  expect(paths).toEqual(['/shop?mainId=tools', '/shop?subId=tapes', '/shop?mainId=laboratory']);
});

test('lists every category and every product, a thousand at a time', async () => {
  const listProducts = pages(ids(2_500), 1_000);
  const paths = await cataloguePaths({ mainCategories, listProducts });
  expect(paths).toEqual(['/shop?mainId=wound%20care', ...ids(2_500).map((id) => `/product/${id}`)]);
  expect(listProducts.mock.calls.map(([query]) => query)).toEqual(
    [1, 2, 3].map((page) => ({ page, limit: 1_000, sortField: 'createdAt' })),
  );
});

test.each([
  ['gives fewer at a time', pages(ids(1_200), 500)],
  ['does not say how many there are', pages(ids(1_200), 500, false)],
])('loses nothing of a backend that %s', async (_, listProducts) => {
  expect(await cataloguePaths({ mainCategories, listProducts })).toHaveLength(1_201);
});

test('asks a backend that repeats its page twice', async () => {
  const listProducts = pages(ids(10), 10, false);
  const same: ListProducts = (query) => listProducts({ ...query, page: 1 });
  expect(await cataloguePaths({ mainCategories, listProducts: same })).toHaveLength(11);
  expect(listProducts).toHaveBeenCalledTimes(2);
});

test('encodes an id as a part of the address, or leaves it out', async () => {
  const listProducts = pages(['a/b&c', '..', '\ud800', "d'e"], 1_000);
  expect((await cataloguePaths({ mainCategories, listProducts })).slice(1)).toEqual([
    '/product/a%2Fb%26c',
    "/product/d'e",
  ]);
});

test('gives nothing if a page fails', async () => {
  const listProducts = pages(ids(2_500), 1_000);
  const failing: ListProducts = (query) =>
    query.page === 3 ? Promise.reject(new Error('down')) : listProducts(query);
  await expect(cataloguePaths({ mainCategories, listProducts: failing })).rejects.toThrow('down');
});

test('leaves out pages of one visitor, samples, copies, and pages that may be missing', () => {
  expect(contentPaths.filter((path) => !path.includes(':') && !indexedPages.includes(path))).toEqual([
    '/privacy',
    '/terms',
    '/returns',
    '/my-account',
    '/forget-password',
    '/shop/checkout-success',
    '/comming-soon',
    '/newsletter',
    '/newsletter/unsubscribe',
    '/blog/blog-grid',
  ]);
});

test('lists every page once', () => {
  expect(new Set(indexedPages).size).toBe(indexedPages.length);
});
