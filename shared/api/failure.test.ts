import type { Api } from '../testing/api';
import { apiOf, asked } from './api-for-test';

let logged: jest.SpyInstance;

beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

const swabs = { productId: '1', id: '1', productName: 'Swabs' };

describe('list or null', () => {
  const calls: [string, (api: Api) => Promise<unknown>, string][] = [
    ['productsOrNull', (api) => api.productsOrNull({}), 'GET /api/v1/product?'],
    [
      'productsByFilter',
      (api) => api.productsByFilter({ 'a b': 'c&d', on_sale: true, id_in: ['1', '2'] }),
      'GET /products?a+b=c%26d&on_sale=true&id_in=1&id_in=2',
    ],
    ['productsByQuery', (api) => api.productsByQuery('id_in=1&id_in=2'), 'GET /products?id_in=1&id_in=2'],
  ];

  test.each(calls)('%s gives the list', async (_, call, request) => {
    const { api, backend } = await apiOf({ data: [swabs] });
    await expect(call(api)).resolves.toMatchObject([{ id: '1', name: 'Swabs' }]);
    expect(asked(backend)[0]).toContain(request);
  });

  test.each(calls)('%s gives null for an empty list and logs nothing', async (_, call) => {
    const { api } = await apiOf({ data: [] });
    await expect(call(api)).resolves.toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });

  test.each(calls)('%s gives null for a failure and logs it in one line', async (_, call) => {
    const { api } = await apiOf({ message: 'Out of order.' }, 500);
    await expect(call(api)).resolves.toBeNull();
    expect(logged.mock.calls).toEqual([[expect.stringMatching(/^GET http:.*: Out of order\.$/)]]);
  });

  test('a call that was given up is no failure to log', async () => {
    const { api } = await apiOf({ data: [swabs] });
    await expect(api.productsOrNull({}, AbortSignal.abort())).resolves.toBeNull();
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('data or an object with the error', () => {
  const calls: [string, (api: Api) => Promise<unknown>, string, unknown][] = [
    ['productOrFailure', (api) => api.productOrFailure('a/b'), 'GET /products/a%2Fb', swabs],
    [
      'productsInPriceRange',
      (api) => api.productsInPriceRange({ from: 5, to: 9.5 }),
      'GET /products?price_gte=5&price_lte=9.5',
      [swabs],
    ],
    ['productCategories', (api) => api.productCategories(), 'GET /product-categories', [{ slug: 'gauze' }]],
  ];

  test.each(calls)('%s gives the data, bare or in a data field', async (_, call, request, body) => {
    for (const answer of [body, { data: body }]) {
      const { api, backend } = await apiOf(answer);
      await expect(call(api)).resolves.not.toHaveProperty('error');
      expect(asked(backend)).toEqual([request]);
    }
  });

  test.each(calls)('%s gives the error', async (_, call) => {
    const { api } = await apiOf({ message: 'Out of order.' }, 500);
    await expect(call(api)).resolves.toEqual({ error: 'ApiError: Out of order.' });
  });
});
