import { closeBackends, sendJson } from '../testing/fake-backend';
import { apiAt, apiOf } from './api-for-test';
import { connect } from './connection';
import { productCalls } from './product-calls';
import { richTextFrom } from './rich-text-from';

const swabs = { productId: '1', id: '1', productName: 'Swabs' };

describe('a product by id', () => {
  test('found', async () => {
    const { api } = await apiOf(swabs);
    await expect(api.productById('1')).resolves.toMatchObject({ id: '1' });
  });

  test('its description has elements for those who read them', async () => {
    const richDescription = [{ tag: 'p', children: ['Soft.'], class: 'x' }];
    const { api, backend } = await apiOf({ ...swabs, richDescription });
    await expect(api.productById('1')).resolves.toMatchObject({ richDescription: null });
    const shop = connect({ base: backend.address, timeout: 30_000, retries: 0 });
    await expect(productCalls(shop, richTextFrom).productById('1')).resolves.toMatchObject({
      richDescription: [{ tag: 'p', children: ['Soft.'] }],
    });
  });

  test.each([400, 404, 414])('an id refused with status %i is null', async (status) => {
    const { api } = await apiOf({ message: 'Not found' }, status);
    await expect(api.productById('1')).resolves.toBeNull();
  });

  test.each([
    [
      { name: 'Gauze', replacedBy: '2' },
      { name: 'Gauze', replacedBy: '2' },
    ],
    [
      { name: ['Gauze'], replacedBy: '1' },
      { name: null, replacedBy: null },
    ],
    [{ replacedBy: 'a\0' }, { name: null, replacedBy: null }],
    ['<p>Gone</p>', { name: null, replacedBy: null }],
  ])('a 410 with %j is a product that is no longer sold', async (body, known) => {
    const { api } = await apiOf(body, 410);
    await expect(api.productOrGone('1')).resolves.toEqual({ isGone: true, id: '1', ...known });
    await expect(api.productById('1')).resolves.toBeNull();
  });

  test.each([
    [500, {}, 'http'],
    [200, [], 'malformed'],
    [200, { data: {} }, 'malformed'],
  ])('status %i with %j is an error', async (status, body, kind) => {
    const { api } = await apiOf(body, status);
    await expect(api.productById('1')).rejects.toMatchObject({ kind });
  });

  test.each(['', '.', '..', '\ud800', 'a\0', '\u0085', 'x'.repeat(257)])(
    'id %j, which no product can have, is unknown without a call',
    async (id) => {
      const { api, backend } = await apiOf([swabs]);
      await expect(api.productById(id)).resolves.toBeNull();
      await expect(api.productOrFailure(id)).resolves.toHaveProperty('error');
      expect(backend.requests).toHaveLength(0);
    },
  );
});

test('products that went are asked about one by one, ten at most, and what fails is left out', async () => {
  const { api, backend } = await apiAt((response, { path }) => {
    if (path === '/products/1') sendJson(response, { message: 'Gone', name: 'Gauze', replacedBy: '2' }, 410);
    else if (path === '/products/2') sendJson(response, { id: '2', productName: 'Not listed' });
    else sendJson(response, {}, path === '/products/3' ? 404 : 500);
  });
  await expect(api.goneProducts(Array.from({ length: 20 }, (_, nth) => `${nth + 1}`))).resolves.toEqual([
    { isGone: true, id: '1', name: 'Gauze', replacedBy: '2' },
    { isGone: true, id: '2', name: 'Not listed', replacedBy: null },
  ]);
  expect(backend.requests).toHaveLength(10);
});

describe('products by ids', () => {
  test('no ids make no call', async () => {
    const { api, backend } = await apiOf([swabs]);
    await expect(api.productsByIds([])).resolves.toEqual([]);
    expect(backend.requests).toHaveLength(0);
  });

  test('requests each product once: a full cart in one call, more in several', async () => {
    const { api, backend } = await apiAt((response, { query }) =>
      sendJson(
        response,
        query.getAll('id_in').map((id) => ({ id })),
      ),
    );
    const ids = Array.from({ length: 500 }, (_, nth) => `id ${nth}`.padStart(24, 'x'));
    await api.productsByIds(ids.slice(0, 140));
    expect(backend.requests).toHaveLength(1);
    const products = await api.productsByIds([...ids, ...ids]);
    expect(products.map(({ id }) => id)).toEqual(ids);
    const queries = backend.requests.slice(1).map(({ query }) => query);
    expect(queries.flatMap((query) => query.getAll('id_in')).sort()).toEqual([...ids].sort());
    expect(queries.map((query) => `${query}`.length < 7_000)).toEqual([true, true, true]);
  });

  test('skips an impossible id, and finds the others', async () => {
    const { api, backend } = await apiOf([{ id: '1' }]);
    await expect(api.productsByIds(['a\0'])).resolves.toEqual([]);
    expect(backend.requests).toHaveLength(0);
    await expect(api.productsByIds(['1', 'a\0'])).resolves.toMatchObject([{ id: '1' }]);
    expect(backend.requests.map(({ query }) => query.getAll('id_in'))).toEqual([['1']]);
  });

  test('unknown ids give an empty list, and a failure is an error', async () => {
    const { api } = await apiOf([]);
    await expect(api.productsByIds(['1'])).resolves.toEqual([]);
    await closeBackends();
    await expect(api.productsByIds(['1'])).rejects.toMatchObject({ kind: 'network' });
  });
});
