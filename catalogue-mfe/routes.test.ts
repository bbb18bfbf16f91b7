import { type LoaderFunctionArgs, storefrontContext } from '@storefront/shared/router';
import type { Api } from '@storefront/shared/testing/api';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { remote } from './remote';
import { routes } from './routes';
import { unreachable } from './testing/load-for-test';

test('has a route for every path it owns, and no other', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual([...remote.paths].sort());
});

const down: Partial<Api> = {
  settings: unreachable,
  mainCategories: unreachable,
  listProducts: unreachable,
  distinctValues: unreachable,
  productOrGone: unreachable,
};

/** The result of a page's loader. */
async function load(path: string, api: Partial<Api>, query = '') {
  const loader = routes.find((route) => route.path === path)?.loader;
  const address = path.replace(':id', 'gauze') + query;
  return loader?.(argumentsForTest({ address, params: { id: 'gauze' }, api }) as LoaderFunctionArgs<never>);
}

const unavailable = expect.objectContaining({ data: expect.anything(), init: { status: 503 } });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

test.each(routes.map(({ path }) => path))('%s is unavailable while the backend is', async (path) => {
  expect(await load(path, down)).toEqual(unavailable);
});

test.each(routes.map(({ path }) => path))(
  '%s is unavailable while its calls cannot be loaded',
  async (path) => {
    const loader = routes.find((route) => route.path === path)?.loader;
    const loading = argumentsForTest({ address: `${path}?filter=open`, params: { id: 'gauze' }, api: {} });
    const storefront = loading.context.get(storefrontContext);
    loading.context.set(storefrontContext, { ...storefront, api: unreachable });
    expect(await loader?.(loading as LoaderFunctionArgs<never>)).toEqual(unavailable);
  },
);

test('a home page with a single row is available', async () => {
  const listProducts: Api['listProducts'] = async ({ featured }) =>
    featured ? { products: [productForTest()], total: 1 } : unreachable();
  expect(await load('/', { ...down, listProducts })).toMatchObject({ latest: { failed: true } });
});

test('a listing without filter values, or without products, is available', async () => {
  const listProducts: Api['listProducts'] = async () => ({ products: [], total: 0 });
  expect(await load('/shop', { ...down, listProducts }, '?filter=open')).toMatchObject({
    choices: { isComplete: false },
  });
});

test('a product without related products is available, an unknown product is a 404', async () => {
  const productOrGone = async () => productForTest({ categoryId: 'c1' });
  expect(await load('/product/:id', { ...down, productOrGone })).toMatchObject({ related: { failed: true } });
  const none = load('/product/:id', { ...down, productOrGone: async () => null });
  await expect(none).rejects.toMatchObject({ init: { status: 404 } });
});
