import { apiOf } from './api-for-test';

const swabs = { productId: '1', id: '1', productName: 'Swabs' };

test('sends the defaults of P53, and neither empty texts nor false flags', async () => {
  const { api, backend } = await apiOf({ data: [] });
  await api.listProducts({ productName: '', featured: false, subId: undefined });
  expect(Object.fromEntries(backend.requests[0]?.query ?? [])).toEqual({
    sortField: 'productName',
    sortValue: 'asc',
    page: '1',
    limit: '9007199254740991',
    fromPrice: '0',
    toPrice: '9007199254740991',
    fromDiscount: '0',
    toDiscount: '100',
    isActive: '1',
    sub2Id: '',
  });
});

test('sends every parameter of P53', async () => {
  const { api, backend } = await apiOf({ data: [] });
  const words = {
    subId: 's',
    mainId: 'm',
    sortField: 'price',
    sortValue: 'desc',
    productName: 'a&b',
    manufacturer: 'Careline',
    size: 'S',
    colour: 'red',
  } as const;
  const numbers = { fromPrice: 1, toPrice: 2, fromDiscount: 3, toDiscount: 4, page: 5, limit: 24 };
  await api.distinctValues('size', { ...words, ...numbers, top: true, featured: true, latest: true });
  expect(Object.fromEntries(backend.requests[0]?.query ?? [])).toEqual({
    ...words,
    ...Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)])),
    ...{ top: '1', featured: '1', latest: '1', isActive: '1', sub2Id: '', distinct: 'size' },
  });
});

test.each([
  [{ data: [swabs, { no: 'id' }], total: 40 }, 1, 40],
  [{ data: [swabs] }, 1, null],
  [{ data: [], total: 0 }, 0, 0],
  [{ data: [], total: -1 }, 0, null],
  [{ data: [], total: '7' }, 0, null],
])('%j is read', async (body, products, total) => {
  const { api } = await apiOf(body);
  const listing = await api.listProducts({});
  expect(listing.products).toHaveLength(products);
  expect(listing.total).toBe(total);
});

test.each([
  [{ searchedFor: 'gauze <b>' }, 'gauze <b>'],
  [{}, undefined],
  [{ searchedFor: ['gauze'] }, undefined],
])('reads the corrected words from %j', async (extra, searchedFor) => {
  const { api } = await apiOf({ data: [swabs], ...extra });
  expect((await api.listProducts({ productName: 'guaze' })).searchedFor).toBe(searchedFor);
});

test.each([[swabs], [{ data: { products: [] } }], [{ data: null }], [[swabs]]])(
  '%j is malformed',
  async (body) => {
    const { api } = await apiOf(body);
    await expect(api.listProducts({})).rejects.toMatchObject({ kind: 'malformed' });
  },
);

test('reads values of a field, with and without counts', async () => {
  const { api } = await apiOf({ data: [{ value: 'S', count: 3 }, 'M', { value: 7 }, { other: 1 }, null] });
  await expect(api.distinctValues('size', {})).resolves.toEqual([
    { value: 'S', count: 3 },
    { value: 'M', count: null },
    { value: '7', count: null },
  ]);
});
