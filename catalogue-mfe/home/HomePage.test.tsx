/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
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
  const data: HomeData = { banner: null, categories: [], latest: row, featured: row, onSale: row, ...parts };
  render(pageForTest(<HomePage />, { data, address: '/' }));
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

it('loads at once only what is on the first screen', () => {
  show();
  const pictures = screen.getAllByRole('img');
  expect(pictures.filter(({ attributes }) => attributes.getNamedItem('loading')?.value === 'eager')).toEqual(
    pictures.slice(0, 5),
  );
});
