/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import type { Product } from '@storefront/shared/contracts/product';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { render, screen } from '@testing-library/react';
import { cardProduct } from './card-product';
import { ProductCard } from './ProductCard';

const show = (fields: Partial<Product> = {}) =>
  render(
    pageForTest(<ProductCard product={cardProduct(productForTest(fields))} sizes="45vw" loading="lazy" />),
  );

it('leads from the picture to the product’s page, in the same tab', () => {
  show({ url: 'https://supplier.test/gauze' });
  const link = screen.getByRole('link', { name: 'Gauze swabs' });
  expect(link.getAttribute('href')).toBe('/product/gauze');
  expect(link.getAttribute('target')).toBeNull();
});

it.each([
  ['the supplier’s address', 'https://supplier.test/gauze', 'https://supplier.test/gauze'],
  ['the product’s page where there is none', null, '/product/gauze'],
])('leads from the title to %s, in a new tab', (_, url, expected) => {
  show({ url });
  const link = screen.getByRole('link', { name: 'Gauze swabs (opens in a new tab)' });
  expect(link.getAttribute('href')).toBe(expected);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noopener');
});

it.each([
  ['Northbrook', 'Northbrook'],
  [null, 'No Brand'],
])('brand %s', (brand, label) => {
  show({ brand });
  screen.getByText(label);
});

it('shows badges', () => {
  show({ badges: ['hot', 'sale'] });
  expect(screen.getByRole('list', { name: 'Badges' }).textContent).toBe('HotSale');
});

it('has no empty list of badges', () => {
  show();
  expect(screen.queryByRole('list')).toBeNull();
});

it('adds the product to the cart, and says which', () => {
  show();
  const button = screen.getByRole('button', { name: 'Add to cart' });
  expect(button.closest('form')?.querySelector<HTMLInputElement>('[name=id]')?.value).toBe('gauze');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'Gauze swabs',
  );
});

it('offers a quote for a product without a price', () => {
  show({ price: null });
  screen.getByText('Price on request');
  expect(screen.getByRole('link', { name: 'Request a Quote' }).getAttribute('href')).toBe(
    '/quote?product=gauze',
  );
});

it('offers no quote where there is a price', () => {
  show();
  expect(screen.queryByRole('link', { name: 'Request a Quote' })).toBeNull();
});
