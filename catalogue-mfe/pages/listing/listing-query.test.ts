import fc from 'fast-check';
import {
  type ListingQuery,
  listingAddress,
  noFilters,
  otherListingPaths,
  parseListingQuery,
  sorts,
} from './listing-query';

const all: ListingQuery = {
  ...noFilters,
  path: null,
  page: 1,
  keyword: '',
  sort: 'name',
  isGridView: true,
  isFilter: false,
};
const found: ListingQuery = { ...all, sort: 'relevance' };
const parse = (address: string) => parseListingQuery(new URL(address, 'https://shop.test'));

it.each<[string, ListingQuery]>([
  ['', all],
  ['page=3', { ...all, page: 3 }],
  ['keyword=%20gauze%20', { ...found, keyword: 'gauze' }],
  ['keyword=%20%09', all],
  ['keyword=a%00b', { ...found, keyword: 'ab' }],
  [`keyword=${'a'.repeat(199)}%F0%9D%92%A2`, { ...found, keyword: 'a'.repeat(199) }],
  [`keyword=${'a'.repeat(10_000)}`, { ...found, keyword: 'a'.repeat(200) }],
  [
    'mainId=505d5761d7323fc259922199&subId=tapes',
    { ...all, mainId: '505d5761d7323fc259922199', subId: 'tapes' },
  ],
  [
    'manufacturer=Northbrook&size=7.5+cm&colour=Bl%C3%BC',
    { ...all, manufacturer: 'Northbrook', size: '7.5 cm', colour: 'Blü' },
  ],
  ['fromPrice=10&toPrice=20.50', { ...all, fromPrice: 10, toPrice: 20.5 }],
  ['fromPrice=20&toPrice=10', { ...all, fromPrice: 10, toPrice: 20 }],
  ['fromPrice=&toPrice=5', { ...all, toPrice: 5 }],
  ['fromPrice=-5&toPrice=1e9', all],
  ['fromPrice=NaN&toPrice=99999999', all],
  ['discount=20&sale=1', { ...all, discount: 20, onSale: true }],
  ['discount=0&sale=yes', all],
  ['discount=101', all],
  ['sort=price-desc', { ...all, sort: 'price-desc' }],
  ['sort=relevance', all],
  ['sort=name&keyword=a', { ...found, keyword: 'a', sort: 'name' }],
  ['sort=drop+table', all],
  ['view=list&filter=open', { ...all, isGridView: false, isFilter: true }],
  ['view=3d&filter=ajar', all],
  ['page=0', all],
  ['page=-1', all],
  ['page=1.5', all],
  ['page=1e3', all],
  ['page=9999999', all],
  ['page=two', all],
  ['page=2&page=7', { ...all, page: 2 }],
  ['mainId=%00', all],
  [`mainId=${'a'.repeat(65)}`, all],
  ['subId=../products', all],
  ['%E0%A4%A=1&unknown=x&__proto__=y', all],
])('reads ?%s', (search, expected) => {
  expect(parse(`/shop?${search}`)).toEqual(expected);
});

it.each<[string, Partial<ListingQuery>]>([
  ['/search', {}],
  ['/shop/list', { path: '/shop/list', isGridView: false }],
  ['/shop/list?view=grid', { path: '/shop/list' }],
  ['/shop/with-grid-detail', { path: '/shop/with-grid-detail', isFilter: true }],
  ['/shop/with-grid-detail?filter=closed', { path: '/shop/with-grid-detail' }],
  ['/shop/promotions/', { path: '/shop/promotions' }],
])('reads the path %s', (address, expected) => {
  expect(parse(address)).toEqual({ ...all, ...expected });
});

it.each<[Partial<ListingQuery>, number, string]>([
  [{}, 1, '/shop'],
  [{}, 2, '/shop?page=2'],
  [{ page: 2, mainId: 'tools' }, 3, '/shop?mainId=tools&page=3'],
  [{ page: 2, keyword: 'a&b', sort: 'relevance' }, 1, '/search?keyword=a%26b'],
  [{ keyword: 'a', sort: 'name' }, 1, '/search?keyword=a&sort=name'],
  [{ path: '/shop/list', isGridView: false, mainId: 'tools' }, 2, '/shop/list?mainId=tools&page=2'],
  [{ isGridView: false, isFilter: true, onSale: true }, 1, '/shop?sale=1&view=list&filter=open'],
])('writes %j at page %i', (query, page, expected) => {
  expect(listingAddress({ ...all, ...query }, page)).toBe(expected);
});

it('reads what it writes', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 30 });
  const anything = fc.record({
    path: fc.constantFrom(null, ...otherListingPaths),
    name: fc.dictionary(
      fc.constantFrom(
        'keyword',
        'mainId',
        'subId',
        'manufacturer',
        'size',
        'colour',
        'fromPrice',
        'toPrice',
        'discount',
        'sale',
        'sort',
        'view',
        'filter',
        'page',
      ),
      fc.oneof(
        text,
        fc.integer().map(String),
        fc.constantFrom('1', '12.50', 'open', 'closed', 'list', 'grid', ...sorts),
      ),
    ),
  });
  fc.assert(
    fc.property(anything, ({ path, name }) => {
      const query = parse(`${path ?? '/shop'}?${new URLSearchParams(name)}`);
      expect(parse(listingAddress(query, query.page))).toEqual(query);
    }),
  );
});
