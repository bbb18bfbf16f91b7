import type { ProductListing } from '@storefront/shared/api/listing-calls';
import type { ProductQuery } from '@storefront/shared/api/product-query';
import type { Api } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { isFailed } from '../../data/loaded-or-failed';
import { loadForTest, unreachable } from '../../testing/load-for-test';
import { listingLoader } from './listing-loader';

const tapes = { id: 't', name: 'Tapes', slug: 'tapes' };
const withTapes = [{ id: 'w', name: 'Wound Care', slug: 'wound-care', subcategories: [tapes] }];

async function load(
  address: string,
  answer: ProductListing = { products: [], total: 0 },
  calls: Partial<Api> = { mainCategories: async () => withTapes, productCategories: async () => [] },
) {
  const asked: ProductQuery[] = [];
  const api = {
    listProducts: async (query: ProductQuery) => {
      asked.push(query);
      return answer;
    },
    ...calls,
  };
  const { listing } = await loadForTest(listingLoader, { address, api });
  if (isFailed(listing)) throw new Error('The listing should have been loaded.');
  return { asked, listing };
}

it.each<[string, ProductQuery]>([
  ['/shop', { page: 1, limit: 24 }],
  ['/shop?page=2&mainId=tools', { page: 2, limit: 24, mainId: 'tools' }],
  ['/shop/list', { page: 1, limit: 24 }],
  ['/shop/promotions?page=2', { page: 2, limit: 24, fromDiscount: 1 }],
  ['/shop?subId=scissors', { page: 1, limit: 24, subId: 'scissors' }],
  ['/search?keyword=guaze', { page: 1, limit: 24, productName: 'guaze', sortField: 'relevance' }],
  ['/search?keyword=Sale', { page: 1, limit: 24, fromDiscount: 1 }],
  ['/search?keyword=on%20sale&sort=price', { page: 1, limit: 24, fromDiscount: 1, sortField: 'price' }],
  ['/search?keyword=sale%20gauze', { page: 1, limit: 24, productName: 'sale gauze', sortField: 'relevance' }],
  ['/search?keyword=%20', { page: 1, limit: 24 }],
  [
    '/shop?manufacturer=Acme&size=S&colour=Blue&fromPrice=5&toPrice=9&sort=price-desc',
    {
      page: 1,
      limit: 24,
      manufacturer: 'Acme',
      size: 'S',
      colour: 'Blue',
      fromPrice: 5,
      toPrice: 9,
      sortField: 'price',
      sortValue: 'desc',
    },
  ],
  [
    '/shop?sale=1&sort=newest',
    { page: 1, limit: 24, fromDiscount: 1, sortField: 'createdAt', sortValue: 'desc' },
  ],
  ['/shop/promotions?discount=30', { page: 1, limit: 24, fromDiscount: 30 }],
])('requests the products that %s describes', async (address, query) => {
  expect((await load(address)).asked).toEqual([query]);
});

it.each([
  ['/shop', { main: null, sub: null }],
  ['/shop?mainId=wound-care', { main: 'Wound Care', sub: null }],
  ['/shop?mainId=wound-care&subId=tapes', { main: 'Wound Care', sub: 'Tapes' }],
])('names the categories of %s', async (address, categories) => {
  const products = [productForTest({ mainCategory: 'Wound Care', category: 'Tapes' })];
  expect((await load(address, { products, total: 1 })).listing.categories).toEqual(categories);
});

it.each<[string, string, Partial<Api>]>([
  ['its main category', 't', { mainCategories: async () => withTapes }],
  ['its main category, by its slug', 'tapes', { mainCategories: async () => withTapes }],
  [
    'the product categories, of a backend whose main ones have none',
    't',
    { mainCategories: async () => [], productCategories: async () => [tapes] },
  ],
  [
    'the product categories alone',
    't',
    { mainCategories: unreachable, productCategories: async () => [tapes] },
  ],
])('names a sub-category that no product names from %s', async (_, subId, calls) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { listing } = await load(`/shop?subId=${subId}`, { products: [], total: 0 }, calls);
  expect(listing.categories).toEqual({ main: null, sub: 'Tapes' });
  const products = [productForTest({ category: null })];
  const unnamed = await load(`/shop?subId=${subId}`, { products, total: 1 }, calls);
  expect(unnamed.listing.categories.sub).toBe('Tapes');
});

it('leaves out an unknown or unavailable name', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const down = { mainCategories: unreachable, productCategories: async () => ({ error: 'down' }) };
  for (const calls of [undefined, down]) {
    const { listing } = await load('/shop?subId=unknown', undefined, calls);
    expect(listing.categories).toEqual({ main: null, sub: null });
  }
});

it.each([{ searchedFor: 'gauze' }, {}])('hands on which words were searched for: %j', async (correction) => {
  const { listing } = await load('/search?keyword=guaze', { products: [], total: 0, ...correction });
  expect('searchedFor' in listing ? { searchedFor: listing.searchedFor } : {}).toEqual(correction);
});

describe('with an open panel', () => {
  const wound = { id: 'w', name: 'Wound Care', slug: 'wound-care', subcategories: [] };
  const listProducts = async () => ({ products: [], total: 0 });
  const address = '/shop?filter=open&colour=Blue&sale=1';

  it('gives the values of each field under the other filters', async () => {
    const distinctValues = jest.fn(async (field: string) => [{ value: `a ${field}`, count: 2 }]);
    const api = { listProducts, distinctValues, mainCategories: async () => [wound] };
    const { choices } = await loadForTest(listingLoader, { address, api });
    expect(choices).toEqual({
      categories: [wound],
      manufacturers: [{ value: 'a manufacturer', count: 2 }],
      sizes: [{ value: 'a size', count: 2 }],
      colours: [{ value: 'a colour', count: 2 }],
      isComplete: true,
    });
    const others = { fromDiscount: 1, colour: 'Blue' };
    expect(distinctValues).toHaveBeenCalledWith('size', { ...others, size: undefined }, expect.anything());
    expect(distinctValues).toHaveBeenCalledWith(
      'colour',
      { ...others, colour: undefined },
      expect.anything(),
    );
  });

  it('reports a part that cannot be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const api = { listProducts, distinctValues: unreachable, mainCategories: unreachable };
    const { choices } = await loadForTest(listingLoader, { address, api });
    expect(choices).toEqual({
      categories: [],
      manufacturers: [],
      sizes: [],
      colours: [],
      isComplete: false,
    });
  });
});
