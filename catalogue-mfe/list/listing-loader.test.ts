import type { ProductListing, ProductQuery } from '@storefront/shared/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { loadForTest, unreachable } from '../load-for-test';
import { isFailed } from '../or-failed';
import { listingLoader } from './listing-loader';

async function load(address: string, answer: ProductListing = { products: [], total: 0 }) {
  const asked: ProductQuery[] = [];
  const api = {
    listProducts: async (query: ProductQuery) => {
      asked.push(query);
      return answer;
    },
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
  ['/search?keyword=%20', { page: 1, limit: 24 }],
])('asks for what %s says', async (address, query) => {
  expect((await load(address)).asked).toEqual([query]);
});

it.each([
  ['/shop', null],
  ['/shop?mainId=wound-care', 'Wound Care'],
  ['/shop?subId=tapes', 'Tapes'],
])('names the category of %s', async (address, category) => {
  const products = [productForTest({ mainCategory: 'Wound Care', category: 'Tapes' })];
  expect((await load(address, { products, total: 1 })).listing.category).toBe(category);
});

it('gives the document even when the products cannot be had', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { listing, query } = await loadForTest(listingLoader, {
    address: '/shop?page=2',
    api: { listProducts: unreachable },
  });
  expect(listing).toEqual({ failed: true });
  expect(query.page).toBe(2);
  log.mockRestore();
});
