/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { render, screen } from '@testing-library/react';
import { cardProduct } from '../card/card-product';
import { ListingPage } from './ListingPage';
import type { Listing, ListingData } from './listing-loader';
import type { ListingQuery } from './listing-query';

const cards = (count: number) =>
  Array.from({ length: count }, (_, nth) =>
    cardProduct(productForTest({ id: `p${nth}`, name: `Product ${nth}` })),
  );

function show(query: Partial<ListingQuery>, listing: Partial<Listing> | { failed: true }) {
  const data: ListingData = {
    query: { path: null, page: 1, keyword: '', mainId: '', subId: '', ...query },
    listing: 'failed' in listing ? listing : { products: [], total: null, category: null, ...listing },
  };
  render(pageForTest(<ListingPage />, { data, address: '/shop?page=2' }));
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

it.each<[Partial<ListingQuery>, Partial<Listing>, string]>([
  [{}, {}, 'Shop'],
  [{ mainId: 'wound-care' }, { products: cards(1), category: 'Wound Care' }, 'Wound Care'],
  [{ path: '/shop/promotions' }, {}, 'Promotions'],
  [{ path: '/shop/list' }, {}, 'Shop'],
  [{ keyword: '<b>gauze' }, {}, 'Results for ‘<b>gauze’'],
])('heading of %j', (query, listing, expected) => {
  show(query, listing);
  expect(heading()).toBe(expected);
});

it.each<[Partial<ListingQuery>, string | undefined]>([
  [{}, undefined],
  [{ path: '/shop/promotions' }, undefined],
  [{ path: '/shop/list', page: 2, mainId: 'tools' }, 'https://shop.test/shop?mainId=tools&page=2'],
])('canonical address of %j', (query, expected) => {
  show(query, {});
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(expected);
});

it.each<[number, number, number | null, string]>([
  [1, 1, 1, '1 product'],
  [1, 7, 7, '7 products'],
  [1, 24, 1420, '1 to 24 of 1,420 products'],
  [2, 6, 30, '25 to 30 of 30 products'],
  [2, 24, null, 'Products 25 to 48'],
])('count on page %i with %i of %s', (page, count, total, expected) => {
  show({ page }, { products: cards(count), total });
  screen.getByText(expected);
});

it.each<[string, number, number, number | null, string | null, string | null]>([
  ['everything is here', 1, 7, 7, null, null],
  ['there is more', 1, 24, 30, null, '/shop?page=2'],
  ['this is the last page', 2, 6, 30, '/shop', null],
  ['a full page of an unknown number', 2, 24, null, '/shop', '/shop?page=3'],
  ['less than a page of an unknown number', 1, 23, null, null, null],
])('ways on when %s', (_, page, count, total, back, more) => {
  show({ page }, { products: cards(count), total });
  expect(hrefOf('Previous page')).toBe(back);
  expect(hrefOf('Load more')).toBe(more);
});

it('loads the pictures of the first row at once, the very first before all others', () => {
  show({}, { products: cards(6), total: 6 });
  const pictures = screen.getAllByRole('img');
  expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual([
    ...Array(4).fill('eager'),
    ...Array(2).fill('lazy'),
  ]);
  expect(pictures.map((picture) => picture.getAttribute('fetchpriority'))).toEqual([
    'high',
    ...Array(5).fill('auto'),
  ]);
});

it('says that nothing was found, and what may help', () => {
  show({ keyword: 'xyz' }, {});
  screen.getByText('No products found');
  expect(hrefOf('browse the whole shop')).toBe('/shop');
  expect(screen.queryByText('Products could not be loaded')).toBeNull();
});

it('leads back from a page after the last', () => {
  show({ page: 99, mainId: 'tools' }, {});
  expect(hrefOf('Go to its first page')).toBe('/shop?mainId=tools');
});

it('tells a failure from an empty list', async () => {
  show({}, { failed: true });
  await screen.findByText('Products could not be loaded');
  expect(hrefOf('Try again')).toBe('/shop?page=2');
  expect(screen.queryByText('No products found')).toBeNull();
});
