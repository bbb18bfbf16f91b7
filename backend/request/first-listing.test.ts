import { readFirstListing } from './first-listing';
import { queryReader } from './query-reader';

const read = (query: Record<string, string>) => readFirstListing(queryReader(query));

test('nothing given means the defaults of P53: all active products by name', () => {
  const listing = read({});
  expect(listing.order).toEqual({ field: 'productName', falling: false });
  expect(listing.window).toEqual({ offset: 0, limit: 1000 });
  expect(JSON.parse(JSON.stringify(listing.filter))).toEqual({ active: true });
});

test("the client's own defaults narrow nothing", () => {
  const listing = read({
    sortField: 'productName',
    sortValue: 'asc',
    page: '1',
    limit: '9007199254740991',
    fromPrice: '0',
    toPrice: '9007199254740991',
    fromDiscount: '0',
    toDiscount: '100',
    sub2Id: '[]',
    isActive: '1',
    mainId: '',
  });
  expect(JSON.parse(JSON.stringify(listing))).toEqual(JSON.parse(JSON.stringify(read({}))));
});

test.each([
  [{ page: '3', limit: '24' }, { window: { offset: 48, limit: 24 } }],
  [{ limit: '5000' }, { window: { offset: 0, limit: 1000 } }],
  [{ sortField: 'price', sortValue: 'desc' }, { order: { field: 'price', falling: true } }],
  [{ productName: 'gauze' }, { order: { field: 'relevance' }, filter: { text: 'gauze' } }],
  [{ productName: 'gauze', sortField: 'productName' }, { order: { field: 'productName' } }],
  [{ productName: '   ' }, { order: { field: 'productName' }, filter: { text: undefined } }],
  [{ latest: '1' }, { order: { field: 'createdAt', falling: true }, filter: { latest: true } }],
  [{ latest: '1', sortValue: 'asc' }, { order: { field: 'createdAt', falling: false } }],
  [
    { subId: 'a', fromPrice: '5', toPrice: '9.5' },
    { filter: { categoryId: 'a', fromPrice: 5, toPrice: 9.5 } },
  ],
  [{ isActive: '0' }, { filter: { active: false } }],
])('%j is read', (query, expected) => {
  expect(read(query as unknown as Record<string, string>)).toMatchObject(expected);
});

test.each([
  [{ sub2Id: 'a' }, /sub2Id/],
  [{ fromPrice: '9', toPrice: '5' }, /fromPrice/],
  [{ sortValue: 'up' }, /sortValue/],
  [{ sortField: 'id' }, /sortField/],
  [{ limit: '0' }, /limit/],
])('%j is refused', (query, message) => {
  expect(() => read(query as unknown as Record<string, string>)).toThrow(message);
});
