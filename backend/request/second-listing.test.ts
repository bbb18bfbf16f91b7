import { queryReader } from './query-reader';
import { readSecondListing } from './second-listing';

test.each([
  [{ title_contains: 'gauze' }, { filter: { text: 'gauze' }, order: { field: 'relevance' } }],
  [{ productName: 'gauze', _sort: 'title:DESC' }, { order: { field: 'productName', falling: true } }],
  [
    { price_gte: '5', price_lte: '10', on_sale: 'true' },
    { filter: { fromPrice: 5, toPrice: 10, onSale: true } },
  ],
  [{ 'product_categories.slug': 'gloves' }, { filter: { categorySlug: 'gloves' } }],
  [{ _start: '24', _limit: '12' }, { window: { offset: 24, limit: 12 } }],
  [{ id_in: '' }, { filter: { ids: [] } }],
  [{ id_in: 'a,b' }, { filter: { ids: ['a', 'b'] } }],
  [{ sku_in: ['wc-1', 'WC-2'] }, { filter: { skus: ['WC-1', 'WC-2'] } }],
])('%j is read', (query, expected) => {
  expect(readSecondListing(queryReader(query))).toMatchObject(expected);
});

test.each(['price:up', 'colour', 'price:asc:desc', ':'])('_sort=%s is refused', (_sort) => {
  expect(() => readSecondListing(queryReader({ _sort }))).toThrow(/^_sort must be one of/);
});
