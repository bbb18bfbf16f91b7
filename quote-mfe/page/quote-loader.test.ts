import type { Api } from '@storefront/shared/testing/api';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { australianStates } from '../subject/australian-states';
import { quoteLoader } from './quote-loader';

const tasmania = [{ name: 'Tasmania', abbreviation: 'TAS' }];
const load = (address: string, api: Partial<Api> = {}, bus = busForTest()) =>
  quoteLoader(argumentsForTest({ address, api: { states: async () => tasmania, ...api }, bus }));

afterEach(() => jest.restoreAllMocks());

it('gives the states of the backend, a key, and names and prices of what is in the cart', async () => {
  const bus = busForTest({ cart: [{ id: 'gauze' }, { id: 'old' }] });
  const productsByIds = async () => [productForTest({ id: 'gauze', name: 'Gauze', price: 12 })];
  expect(await load('/quote', { productsByIds }, bus)).toEqual({
    states: tasmania,
    asked: {
      kind: 'cart',
      products: [{ id: 'gauze', name: 'Gauze', price: 12, salePrice: null, onSale: false }],
      gone: ['old'],
    },
    quoteKey: expect.stringMatching(/^[\da-f]{32}$/),
  });
});

it('does without the products when they cannot be had, and logs it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const productsByIds = () => Promise.reject(new Error('The shop could not be reached.'));
  const quote = await load('/quote', { productsByIds }, busForTest({ cart: [{ id: 'gauze' }] }));
  expect(quote?.asked).toEqual({ kind: 'cart', products: [], gone: [] });
  expect(logged).toHaveBeenCalledTimes(1);
});

it('falls back to the eight Australian states', async () => {
  const quote = await load('/quote', { states: async () => [] });
  expect(quote?.states).toBe(australianStates);
  expect(australianStates.map(({ abbreviation }) => abbreviation).join(' ')).toBe(
    'ACT NSW NT QLD SA TAS VIC WA',
  );
});

it('gives the product asked for and its quantity', async () => {
  const productById = jest.fn(async () => productForTest({ id: 'gauze', name: 'Gauze', price: 12 }));
  expect((await load('/quote?product=gauze&quantity=3', { productById }))?.asked).toEqual({
    kind: 'product',
    quantity: 3,
    product: {
      id: 'gauze',
      name: 'Gauze',
      picture: null,
      price: 12,
      salePrice: null,
      onSale: false,
      packSize: null,
    },
  });
  expect(productById).toHaveBeenCalledWith('gauze', expect.any(AbortSignal));
});

it('answers 404 when there is no such product', async () => {
  await expect(load('/quote?product=gone', { productById: async () => null })).rejects.toMatchObject({
    init: { status: 404 },
  });
});

it('does without the details of a product that cannot be loaded, and logs it', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  const productById = () => Promise.reject(new Error('The shop could not be reached.'));
  expect((await load('/quote?product=gauze', { productById }))?.asked).toEqual({
    kind: 'product',
    quantity: 1,
    product: null,
  });
  expect(logged).toHaveBeenCalledTimes(1);
});

it('loads nothing to say that the request was sent', async () => {
  const states = jest.fn();
  expect(await load('/quote?sent=1', { states })).toBeNull();
  expect(states).not.toHaveBeenCalled();
});
