import type { LoaderFunctionArgs } from '@storefront/shared/router';
import type { Api } from '@storefront/shared/testing/api';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { remote } from './remote';
import { routes } from './routes';

test('has a route for every path it owns, and no other', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...remote.paths].sort());
});

const bus = busForTest({ cart: [{ id: 'gauze' }], wishlist: ['gauze'], compare: ['gauze'] });

/** The result of a page's loader. */
async function load(address: string, productsByIds: Api['productsByIds'], visitor = bus) {
  const { pathname } = new URL(address, 'https://shop.test');
  const loader = routes.find(({ path }) => path === pathname)?.loader;
  return loader?.(
    argumentsForTest({
      address,
      api: { productsByIds, goneProducts: async () => [] },
      bus: visitor,
    }) as LoaderFunctionArgs<never>,
  );
}

const unreachable = () => Promise.reject(new Error('The shop could not be reached.'));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test.each(['/shop/wishlist', '/shop/compare', '/shop/compare?ids=tape'])(
  '%s without any of its products is unavailable, and still has its page',
  async (address) => {
    expect(await load(address, unreachable)).toMatchObject({
      init: { status: 503 },
      data: { products: [], gone: [], failed: true },
    });
  },
);

test.each([
  ['the cart, whose lines can be shown without', '/shop/shopping-cart', unreachable, bus],
  ['an empty list', '/shop/wishlist', unreachable, busForTest()],
  [
    'an empty list that says what was removed',
    '/shop/wishlist?list=wishlist&lines=gauze&place=0',
    unreachable,
    busForTest(),
  ],
  ['a list of products that are gone', '/shop/wishlist', async () => [], bus],
  ['a list with its products', '/shop/compare', async () => [productForTest({ id: 'gauze' })], bus],
])('%s is available', async (_, address, productsByIds, visitor) => {
  expect(await load(address, productsByIds, visitor)).not.toHaveProperty('init');
});
