import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { render, screen } from '@testing-library/react';
import { cardProduct } from '../card/card-product';
import { screenForTest } from '../carousel/screen-for-test';
import { HomePage } from './HomePage';
import type { HomeData } from './home-loader';

const row = Array.from({ length: 10 }, (_, nth) => cardProduct(productForTest({ id: `p${nth}` })));

function show(parts: Partial<HomeData> = {}) {
  screenForTest();
  const data: HomeData = {
    caption: null,
    banner: null,
    categories: [],
    latest: row,
    featured: row,
    onSale: row,
    testimonials: [],
    ...parts,
  };
  render(pageForTest(<HomePage />, { data, address: '/homes/home-3' }));
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('has three rows', () => {
  show();
  expect(headings()).toEqual(['New products', 'Featured products', 'On sale']);
});

it('leaves out an empty row', () => {
  show({ featured: [] });
  expect(headings()).toEqual(['New products', 'On sale']);
});

it('says which row could not be loaded', async () => {
  show({ onSale: { failed: true } });
  await screen.findByText('On sale could not be loaded');
  expect(headings()).toEqual(['New products', 'Featured products']);
});

it('leaves the network to the banner: products are below the first screen of a phone', () => {
  show({ banner: { url: '/banner.jpg', alt: 'The sea' } });
  const [banner, ...products] = screen.getAllByRole('img');
  expect(banner?.getAttribute('loading')).toBeNull();
  expect(new Set(products.map((picture) => picture.getAttribute('loading')))).toEqual(new Set(['lazy']));
});

it('is a copy of / under any address', () => {
  show();
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://shop.test/');
});

it('leads to the categories', () => {
  show({ categories: [{ id: 'a b', name: 'Tools' }] });
  expect(screen.getByRole('link', { name: 'Tools' }).getAttribute('href')).toBe('/shop?mainId=a%20b');
});

it('ends with what customers say', () => {
  show({ testimonials: [{ name: 'Ann', role: null, text: 'Good.' }] });
  expect(headings().at(-1)).toBe('What our customers say');
});
