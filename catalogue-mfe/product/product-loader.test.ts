import type { Api } from '@storefront/shared/testing/api';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { loadForTest, unreachable } from '../load-for-test';
import { productLoader } from './product-loader';

const params = { id: 'gauze' };

it('gives what the page shows', async () => {
  const productById = jest.fn(async () => productForTest({ description: 'Soft', url: '/supplier' }));
  const loaded = await loadForTest(productLoader, { params, api: { productById } });
  expect(productById).toHaveBeenCalledWith('gauze', expect.any(AbortSignal));
  expect(loaded).toMatchObject({ product: { id: 'gauze', description: 'Soft' }, related: [] });
  expect(loaded).not.toHaveProperty('product.url');
});

it('gives what is related, and the page without it when that fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const productById = async () => productForTest({ categoryId: 'c1' });
  const listProducts = async () => ({ products: [productForTest({ id: 'tape' })], total: 1 });
  const load = (api: Partial<Api>) => loadForTest(productLoader, { params, api });
  expect(await load({ productById, listProducts })).toMatchObject({ related: [{ id: 'tape' }] });
  expect(await load({ productById, listProducts: unreachable })).toMatchObject({
    product: { id: 'gauze' },
    related: { failed: true },
  });
  log.mockRestore();
});

it('is a 404 page for an unknown product', async () => {
  const loading = loadForTest(productLoader, { params, api: { productById: async () => null } });
  await expect(loading).rejects.toMatchObject({ init: { status: 404 } });
});

it('gives the document even when the product cannot be had', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await loadForTest(productLoader, { params, api: { productById: unreachable } })).toEqual({
    failed: true,
  });
  log.mockRestore();
});
