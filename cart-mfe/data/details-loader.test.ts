import type { Api } from '@storefront/shared/testing/api';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { goneForTest, lineForTest } from '../testing/line-for-test';
import { detailsLoader } from './details-loader';

function load(
  ids: readonly string[],
  productsByIds: Api['productsByIds'],
  list: 'cart' | 'wishlist' = 'cart',
  query = '',
) {
  const bus = busForTest(list === 'cart' ? { cart: ids.map((id) => ({ id })) } : { wishlist: ids });
  return detailsLoader(list)(
    argumentsForTest({
      address: `/shop/shopping-cart${query}`,
      api: { productsByIds, goneProducts: async () => [] },
      bus,
    }),
  );
}

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});

it('requests the products of all lines in one call, and keeps only the fields that a line shows', async () => {
  const picture = [{ url: '/a.jpg', width: 100 }] as const;
  const find = jest.fn(async () => [productForTest({ id: 'tape', name: 'Tape', pictures: [picture] })]);
  expect(await load(['gauze', 'tape'], find)).toEqual({
    products: [lineForTest({ id: 'tape', name: 'Tape', picture })],
    gone: [goneForTest('gauze')],
    failed: false,
  });
  expect(find.mock.calls).toEqual([[['gauze', 'tape']]]);
});

it('requests the products of the list whose page it loads', async () => {
  const find = jest.fn(async () => []);
  expect(await load(['gauze'], find, 'wishlist')).toMatchObject({ gone: [goneForTest('gauze')] });
  expect(find.mock.calls).toEqual([[['gauze']]]);
});

it('also requests the product of the removed line that the address names', async () => {
  const find = jest.fn(async () => [productForTest({ id: 'tape', name: 'Tape' })]);
  const loaded = await load(['tape'], find, 'cart', '?list=cart&lines=gauze*2&place=0');
  expect(find.mock.calls).toEqual([[['tape', 'gauze']]]);
  expect(loaded).toMatchObject({ products: [{ name: 'Tape' }], gone: [goneForTest('gauze')] });
});

it('requests none of several removed lines, because the page only counts them', async () => {
  const find = jest.fn(async () => [productForTest({ id: 'tape', name: 'Tape' })]);
  await load(['tape'], find, 'cart', '?list=cart&lines=gauze*2!probe*1&place=0');
  expect(find.mock.calls).toEqual([[['tape']]]);
});

it('makes no call when the cart is empty', async () => {
  const find = jest.fn();
  expect(await load([], find)).toEqual({ products: [], gone: [], failed: false });
  expect(find).not.toHaveBeenCalled();
});

const unreachable = () => Promise.reject(new Error('The shop could not be reached.'));

it('logs an unreachable backend and resolves', async () => {
  expect(await load(['gauze'], unreachable)).toEqual({ products: [], gone: [], failed: true });
  expect(logged.mock.calls).toEqual([['Error: The shop could not be reached.']]);
});
