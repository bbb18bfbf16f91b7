/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import type { Product } from '@storefront/shared/contracts/product';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { render, screen } from '@testing-library/react';
import { ProductPage } from './ProductPage';

const show = (fields: Partial<Product> = {}) =>
  render(pageForTest(<ProductPage />, { address: '/product/gauze', data: productForTest(fields) }));

it('shows what the product is', () => {
  show({ brand: 'Northbrook', description: 'Soft.', mainCategory: 'Wound Care', category: 'Tapes' });
  screen.getByRole('heading', { level: 1, name: 'Gauze swabs' });
  for (const text of ['Northbrook', '$12.50', 'Soft.', 'Wound Care / Tapes']) screen.getByText(text);
});

it('leaves out what is not known', () => {
  show();
  screen.getByText('No Brand');
  expect(screen.queryByRole('heading', { name: 'Description' })).toBeNull();
});

it('adds the chosen quantity to the cart', () => {
  show();
  const form = screen.getByRole('button', { name: 'Add to cart' }).closest('form');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({
    id: 'gauze',
    quantity: '1',
    return: '/product/gauze',
  });
});

it('offers a quote', () => {
  show();
  expect(screen.getByRole('link', { name: 'Request a Quote' }).getAttribute('href')).toBe(
    '/quote?product=gauze',
  );
});

it('cannot be added when it is sold out, but still be quoted', () => {
  const data = productForTest();
  render(pageForTest(<ProductPage soldOut />, { address: '/product/sold-out/gauze', data }));
  screen.getByText('Sold out.');
  screen.getByRole('link', { name: 'Request a Quote' });
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
    'https://shop.test/product/gauze',
  );
});

it('has a way to try again when the product could not be loaded', async () => {
  render(pageForTest(<ProductPage />, { address: '/product/gauze', data: { failed: true } }));
  await screen.findByText('This product could not be loaded');
  expect(screen.queryByRole('button', { name: 'Add to cart' })).toBeNull();
});
