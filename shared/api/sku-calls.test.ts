import { sendJson } from '../testing/fake-backend';
import { apiAt, apiOf } from './api-for-test';

const swabs = { id: '1', productName: 'Swabs', sku: 'G-1' };

test('requests a SKU as typed and in capitals, with a limit, and recognises it in any case', async () => {
  const { api, backend } = await apiOf([swabs]);
  expect(await api.productsBySkus(['g-1', ' G-1 '])).toMatchObject([{ id: '1', sku: 'G-1' }]);
  expect(backend.requests.map(({ path, query }) => `${path}?${query}`)).toEqual([
    '/products?sku_in=g-1&sku_in=G-1&_limit=4',
  ]);
});

test('ignores other products of a backend that does not filter', async () => {
  const { api } = await apiOf([
    swabs,
    { id: '2', productName: 'Tape', sku: 'T-1' },
    { id: '3', productName: 'Chair' },
  ]);
  expect((await api.productsBySkus(['T-1', 'X-9'])).map(({ id }) => id)).toEqual(['2']);
});

test('does not request a text that cannot be a SKU', async () => {
  const { api, backend } = await apiOf([swabs]);
  expect(await api.productsBySkus(['', ' ', 'a, b', 'a\0', '\ud800', 'x'.repeat(65)])).toEqual([]);
  expect(backend.requests).toHaveLength(0);
});

test('requests many SKUs in several calls, each short enough for servers', async () => {
  const { api, backend } = await apiAt((response, { query }) =>
    sendJson(
      response,
      query.getAll('sku_in').map((sku) => ({ id: sku, productName: sku, sku })),
    ),
  );
  const skus = Array.from({ length: 640 }, (_, nth) => `SKU ${nth}`.padEnd(60, 'X'));
  expect((await api.productsBySkus(skus)).map(({ sku }) => sku)).toEqual(skus);
  expect(backend.requests.length).toBeGreaterThan(1);
  expect(backend.requests.every(({ query }) => `${query}`.length < 7_500)).toBe(true);
});

test('a failure is an error', async () => {
  const { api } = await apiOf({}, 500);
  await expect(api.productsBySkus(['G-1'])).rejects.toMatchObject({ kind: 'http' });
});
