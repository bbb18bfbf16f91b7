import type { Api } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { relatedProducts } from './load-product';

const { signal } = new AbortController();
const gauze = { id: 'gauze', categoryId: 'c1' };
const related = (listProducts: Api['listProducts'], product: Parameters<typeof relatedProducts>[0] = gauze) =>
  relatedProducts(product, { listProducts } as Api, signal);
const listing = (...ids: string[]) =>
  jest.fn(async () => ({
    products: ids.map((id) => productForTest({ id, description: 'Long' })),
    total: null,
  }));

it('asks for the same category and leaves the product itself out', async () => {
  const listProducts = listing('a', 'gauze', 'b', 'c', 'd');
  const products = await related(listProducts);
  expect(listProducts).toHaveBeenCalledWith({ subId: 'c1', limit: 5 }, signal);
  expect(products).toMatchObject(['a', 'b', 'c', 'd'].map((id) => ({ id })));
  expect(JSON.stringify(products)).not.toContain('Long');
});

it('gives four when the product is not among them', async () => {
  expect(await related(listing('a', 'b', 'c', 'd', 'e'))).toHaveLength(4);
});

it('asks nothing for a product without a category', async () => {
  const listProducts = listing('a');
  expect(await related(listProducts, { id: 'gauze', categoryId: null })).toEqual([]);
  expect(listProducts).not.toHaveBeenCalled();
});
