import type { Product } from '@storefront/shared/contracts/product';
import type { Api } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { loadForTest } from '../../testing/load-for-test';
import { productLoader } from './product-loader';

const params = { id: 'gauze' };

it('returns exactly the fields that the page shows', async () => {
  const variants = [{ id: 'large', name: 'Large', size: 'Large', colour: null, packSize: null }];
  const shown = { id: 'gauze', description: 'Soft', sizes: ['Small'], packSize: 100 };
  const productOrGone = jest.fn(async () => productForTest({ ...shown, url: '/supplier', variants }));
  const loaded = await loadForTest(productLoader, { params, api: { productOrGone } });
  expect(productOrGone).toHaveBeenCalledWith('gauze', expect.any(AbortSignal));
  const choices = [expect.objectContaining({ heading: 'Size' })];
  expect(loaded).toMatchObject({ product: { ...shown, unitPrice: '$0.13 each', choices }, related: [] });
  expect(loaded).not.toHaveProperty('product.url');
  expect(loaded).not.toHaveProperty('product.variants');
});

it.each([
  ['/product/64B0AF?page=2', '/product/64b0af?page=2'],
  ['/product/sold-out/64B0AF', '/product/sold-out/64b0af'],
])('redirects from %s to the product with the same id in small letters', async (address, to) => {
  const productOrGone = async (id: string) => (id === '64b0af' ? productForTest({ id }) : null);
  const loading = loadForTest(productLoader, { address, params: { id: '64B0AF' }, api: { productOrGone } });
  const answer: unknown = await loading.catch((thrown: unknown) => thrown);
  expect(answer).toMatchObject({ status: 308 });
  expect((answer as Response).headers.get('location')).toBe(to);
});

it('does not redirect if a product has the id as written', async () => {
  const productOrGone = jest.fn(async (id: string) => productForTest({ id }));
  const loaded = await loadForTest(productLoader, { params: { id: 'ABC' }, api: { productOrGone } });
  expect(loaded).toMatchObject({ product: { id: 'ABC' } });
  expect(productOrGone).toHaveBeenCalledTimes(1);
});

it('answers 404 for an unknown product', async () => {
  const productOrGone = jest.fn(async () => null);
  const load = (id: string) => loadForTest(productLoader, { params: { id }, api: { productOrGone } });
  await expect(load('gauze')).rejects.toMatchObject({ init: { status: 404 } });
  expect(productOrGone).toHaveBeenCalledTimes(1);
  await expect(load('GAUZE')).rejects.toMatchObject({ init: { status: 404 } });
});

describe('a product that is no longer sold', () => {
  const went = (replacedBy: string | null) =>
    ({ isGone: true, id: 'gauze', name: 'Gauze', replacedBy }) as const;
  const answerOf = async (replacedBy: string | null, successor: Product | null) => {
    const api = { productOrGone: async () => went(replacedBy), productById: async () => successor };
    const address = '/product/layout-2/gauze?page=2';
    return loadForTest(productLoader, { address, params, api }).catch((thrown: unknown) => thrown);
  };

  it('redirects to the one that replaces it', async () => {
    const answer = (await answerOf('soft gauze', productForTest())) as Response;
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/product/layout-2/soft%20gauze?page=2');
  });

  it.each([
    ['without a successor', null],
    ['whose successor went, too', 'soft'],
  ])('answers 410 with its name %s', async (_, replacedBy) => {
    expect(await answerOf(replacedBy, null)).toMatchObject({ data: 'Gauze', init: { status: 410 } });
  });
});

async function related(listProducts: Api['listProducts'], categoryId: string | null = 'c1') {
  const productOrGone = async () => productForTest({ categoryId });
  const loaded = await loadForTest(productLoader, { params, api: { productOrGone, listProducts } });
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
