import type { Api } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { loadForTest } from '../../testing/load-for-test';
import { productLoader } from './product-loader';

const params = { id: 'gauze' };

it('returns exactly the fields that the page shows', async () => {
  const variants = [{ id: 'large', name: 'Large', size: 'Large', colour: null, packSize: null }];
  const shown = { id: 'gauze', description: 'Soft', sizes: ['Small'], packSize: 100 };
  const productById = jest.fn(async () => productForTest({ ...shown, url: '/supplier', variants }));
  const loaded = await loadForTest(productLoader, { params, api: { productById } });
  expect(productById).toHaveBeenCalledWith('gauze', expect.any(AbortSignal));
  const choices = [expect.objectContaining({ heading: 'Size' })];
  expect(loaded).toMatchObject({ product: { ...shown, unitPrice: '$0.13 each', choices }, related: [] });
  expect(loaded).not.toHaveProperty('product.url');
  expect(loaded).not.toHaveProperty('product.variants');
});

it.each([
  ['/product/64B0AF?page=2', '/product/64b0af?page=2'],
  ['/product/sold-out/64B0AF', '/product/sold-out/64b0af'],
])('redirects from %s to the product with the same id in small letters', async (address, to) => {
  const productById = async (id: string) => (id === '64b0af' ? productForTest({ id }) : null);
  const loading = loadForTest(productLoader, { address, params: { id: '64B0AF' }, api: { productById } });
  const answer: unknown = await loading.catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 308 });
  expect((answer as Response).headers.get('location')).toBe(to);
});

it('does not redirect if a product has the id as written', async () => {
  const productById = jest.fn(async (id: string) => productForTest({ id }));
  const loaded = await loadForTest(productLoader, { params: { id: 'ABC' }, api: { productById } });
  expect(loaded).toMatchObject({ product: { id: 'ABC' } });
  expect(productById).toHaveBeenCalledTimes(1);
});

it('answers 404 for an unknown product', async () => {
  const productById = jest.fn(async () => null);
  const load = (id: string) => loadForTest(productLoader, { params: { id }, api: { productById } });
  await expect(load('gauze')).rejects.toMatchObject({ init: { status: 404 } });
  expect(productById).toHaveBeenCalledTimes(1);
  await expect(load('GAUZE')).rejects.toMatchObject({ init: { status: 404 } });
});

async function related(listProducts: Api['listProducts'], categoryId: string | null = 'c1') {
  const productById = async () => productForTest({ categoryId });
  const loaded = await loadForTest(productLoader, { params, api: { productById, listProducts } });
  return 'related' in loaded ? loaded.related : null;
}
const listing = (...ids: string[]) =>
  jest.fn(async () => ({
    products: ids.map((id) => productForTest({ id, description: 'Long' })),
    total: null,
  }));

it('lists products of the same category without the product itself', async () => {
  const listProducts = listing('a', 'gauze', 'b', 'c', 'd');
  const products = await related(listProducts);
  expect(listProducts).toHaveBeenCalledWith({ subId: 'c1', limit: 5 }, expect.any(AbortSignal));
  expect(products).toMatchObject(['a', 'b', 'c', 'd'].map((id) => ({ id })));
  expect(JSON.stringify(products)).not.toContain('Long');
});

it('lists four products when the product itself is not among the results', async () => {
  expect(await related(listing('a', 'b', 'c', 'd', 'e'))).toHaveLength(4);
});

it('requests nothing for a product without a category', async () => {
  const listProducts = listing('a');
  expect(await related(listProducts, null)).toEqual([]);
  expect(listProducts).not.toHaveBeenCalled();
});
