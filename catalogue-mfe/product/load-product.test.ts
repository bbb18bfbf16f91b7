import type { Api } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { loadForTest, unreachable } from '../load-for-test';
import { productLoader } from '../loaders';
import { productDetail, relatedProducts } from './load-product';

const params = { id: 'gauze' };

it('gives what the page shows', async () => {
  const productById = jest.fn(async () => productForTest({ description: 'Soft', url: '/supplier' }));
  const loaded = await loadForTest(productLoader, { params, api: { productById } });
  expect(productById).toHaveBeenCalledWith('gauze', expect.any(AbortSignal));
  expect(loaded).toMatchObject({ product: { id: 'gauze', description: 'Soft' }, related: [] });
  expect(loaded).not.toHaveProperty('product.url');
});

it('gives what is related, and the page without it when that fails', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const productById = async () => productForTest({ categoryId: 'c1' });
  const listProducts = async () => ({ products: [productForTest({ id: 'tape' })], total: 1 });
  const load = (api: Partial<Api>) => loadForTest(productLoader, { params, api });
  expect(await load({ productById, listProducts })).toMatchObject({ related: [{ id: 'tape' }] });
  expect(await load({ productById, listProducts: unreachable })).toMatchObject({
    product: { id: 'gauze' },
    related: { failed: true },
  });
});

it.each([
  ['/product/64B0AF?page=2', '/product/64b0af?page=2'],
  ['/product/sold-out/64B0AF', '/product/sold-out/64b0af'],
])('leads from %s to the product whose id is the same in small letters', async (address, to) => {
  const productById = async (id: string) => (id === '64b0af' ? productForTest({ id }) : null);
  const loading = loadForTest(productLoader, { address, params: { id: '64B0AF' }, api: { productById } });
  const answer: unknown = await loading.catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 308 });
  expect((answer as Response).headers.get('location')).toBe(to);
});

it('takes an id as it is written where there is such a product', async () => {
  const productById = jest.fn(async (id: string) => productForTest({ id }));
  const loaded = await loadForTest(productLoader, { params: { id: 'ABC' }, api: { productById } });
  expect(loaded).toMatchObject({ product: { id: 'ABC' } });
  expect(productById).toHaveBeenCalledTimes(1);
});

it('is a 404 page for an unknown product', async () => {
  const productById = jest.fn(async () => null);
  const load = (id: string) => loadForTest(productLoader, { params: { id }, api: { productById } });
  await expect(load('gauze')).rejects.toMatchObject({ init: { status: 404 } });
  expect(productById).toHaveBeenCalledTimes(1);
  await expect(load('GAUZE')).rejects.toMatchObject({ init: { status: 404 } });
});

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

it('is what the page shows, and no more', () => {
  const variants = [{ id: 'large', name: 'Large', size: 'Large', colour: null, packSize: null }];
  const detail = productDetail(productForTest({ sizes: ['Small'], packSize: 100, variants }));
  expect(detail).toMatchObject({ id: 'gauze', sizes: ['Small'], packSize: 100, unitPrice: '$0.13 each' });
  expect(detail.choices.map(({ heading }) => heading)).toEqual(['Size']);
  expect(Object.keys(detail)).not.toEqual(expect.arrayContaining(['url']));
  expect(Object.keys(detail)).not.toEqual(expect.arrayContaining(['variants']));
});
