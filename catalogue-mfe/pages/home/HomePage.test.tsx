import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { render, screen } from '@testing-library/react';
import { cardProduct } from '../../parts/card/card-product';
import { screenForTest } from '../../testing/screen-for-test';
import { HomePage } from './HomePage';
import { homeLayout } from './home-layouts';
import type { HomeData } from './load-home';

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

it('leaves the network to the banner: products are below the first screen of a phone', () => {
  show({ banner: { url: '/banner.jpg', alt: 'The sea' } });
  const [banner, ...products] = screen.getAllByRole('img');
  expect(banner?.getAttribute('loading')).toBeNull();
  expect(new Set(products.map((picture) => picture.getAttribute('loading')))).toEqual(new Set(['lazy']));
});

const words = 'What our customers say';
const list = 'Paste your list';

/** The page's parts in their order, with how many products each shows. */
const parts = () =>
  [...document.querySelectorAll('h1, h2')].map((heading) => {
    const products = heading.closest('section')?.querySelectorAll('article').length;
    return heading.textContent + (products ? ` ${products}` : '');
  });

it.each([
  ['', ['All you need', list, 'Categories', 'New products 10', 'Featured products 10', 'On sale 10', words]],
  [
    'homes/home-2',
    ['All you need', list, 'On sale 10', 'Featured products 10', 'New products 10', 'Categories', words],
  ],
  [
    'homes/home-3',
    ['All you need', 'Categories', 'Featured products 6', list, 'On sale 10', 'New products 10', words],
  ],
  [
    'homes/home-4',
    ['All you need', 'Categories', list, 'Featured products 10', 'New products 10', 'On sale 10', words],
  ],
  [
    'homes/home-5',
    ['All you need', words, list, 'On sale 10', 'New products 10', 'Featured products 10', 'Categories'],
  ],
  [
    'homes/home-6',
    ['Featured products 4', 'All you need', list, 'New products 10', 'On sale 10', 'Categories', words],
  ],
  [
    'homes/home-7',
    ['All you need', 'On sale 4', list, 'New products 10', 'Featured products 10', 'Categories', words],
  ],
])('/%s has its own order of parts', (address, expected) => {
  show({
    layout: homeLayout(`/${address}`),
    caption: { title: 'All you need', text: null },
    categories: [{ id: 't1', name: 'Tools' }],
    testimonials: ['Ann', 'Bob', 'Cleo'].map((name) => ({ name, role: null, text: 'Good.' })),
  });
  expect(parts()).toEqual(expected);
});

it('leaves out missing parts in every layout', async () => {
  show({ layout: homeLayout('/homes/home-3'), featured: [], onSale: { failed: true } });
  await screen.findByText('On sale could not be loaded');
  expect(headings()).toEqual([list, 'New products']);
});

it('has the canonical address /', () => {
  show();
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://shop.test/');
});

it('leads to the categories', () => {
  show({ categories: [{ id: 'a b', name: 'Tools' }] });
  expect(screen.getByRole('link', { name: 'Tools' }).getAttribute('href')).toBe('/shop?mainId=a%20b');
});

it('posts a pasted list to the quick order page, which checks it', () => {
  show();
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: list });
  field.value = 'G-1, 2';
  const check = screen.getByRole<HTMLButtonElement>('button', { name: 'Check list' });
  const { form } = check;
  if (!form) throw new Error('There is no form.');
  expect([form.getAttribute('action'), form.method, form.enctype]).toEqual([
    '/shop/quick-order',
    'post',
    'multipart/form-data',
  ]);
  expect([...new FormData(form, check)]).toEqual([
    ['lines', 'G-1, 2'],
    ['intent', 'check'],
  ]);
});
