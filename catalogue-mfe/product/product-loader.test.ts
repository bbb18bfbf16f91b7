import { productForTest } from '@storefront/shared/testing/product-for-test';
import { loadForTest, unreachable } from '../load-for-test';
import { productLoader } from './product-loader';

const params = { id: 'gauze' };

it('gives what the page shows', async () => {
  const productById = jest.fn(async () => productForTest({ description: 'Soft', sizes: ['S'] }));
  const product = await loadForTest(productLoader, { params, api: { productById } });
  expect(productById).toHaveBeenCalledWith('gauze', expect.any(AbortSignal));
  expect(product).toMatchObject({ id: 'gauze', description: 'Soft' });
  expect(product).not.toHaveProperty('sizes');
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
