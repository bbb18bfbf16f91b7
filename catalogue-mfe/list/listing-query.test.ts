import { listingAddress, parseListingQuery } from './listing-query';

const all = { path: null, page: 1, keyword: '', mainId: '', subId: '' };

it.each([
  ['', all],
  ['page=3', { ...all, page: 3 }],
  ['keyword=%20gauze%20', { ...all, keyword: 'gauze' }],
  ['keyword=%20%09', all],
  [`keyword=${'a'.repeat(300)}`, { ...all, keyword: 'a'.repeat(200) }],
  [
    'mainId=505d5761d7323fc259922199&subId=tapes',
    { ...all, mainId: '505d5761d7323fc259922199', subId: 'tapes' },
  ],
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
  ['%E0%A4%A=1&unknown=x', all],
])('reads ?%s', (search, expected) => {
  expect(parseListingQuery(new URL(`https://shop.test/shop?${search}`))).toEqual(expected);
});

it.each([
  ['/search', null],
  ['/shop/list', '/shop/list'],
  ['/shop/promotions/', '/shop/promotions'],
])('reads the path %s', (address, path) => {
  expect(parseListingQuery(new URL(address, 'https://shop.test'))).toEqual({ ...all, path });
});

it.each([
  [all, 1, '/shop'],
  [all, 2, '/shop?page=2'],
  [{ ...all, page: 2, mainId: 'tools' }, 3, '/shop?mainId=tools&page=3'],
  [{ ...all, page: 2, keyword: 'a&b' }, 1, '/search?keyword=a%26b'],
  [{ ...all, path: '/shop/list' as const, mainId: 'tools' }, 2, '/shop/list?mainId=tools&page=2'],
  [{ ...all, path: '/shop/promotions' as const, keyword: 'a' }, 1, '/shop/promotions?keyword=a'],
])('writes %j at page %i', (query, page, expected) => {
  expect(listingAddress(query, page)).toBe(expected);
});
