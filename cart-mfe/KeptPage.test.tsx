/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { CartDetails } from './cart-loader';
import { KeptPage } from './KeptPage';

const product = { id: 'gauze', name: 'Gauze', price: 10, salePrice: null, onSale: false, picture: null };
const data: CartDetails = { products: [product], gone: ['old'], failed: false };
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('lists the products with links, and removes one at once', async () => {
  const bus = busForTest({ wishlist: ['gauze', 'old'], compare: ['tape'] });
  await act(async () => void render(pageForTest(<KeptPage list="wishlist" />, { bus, data })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wishlist');
  expect(names()).toEqual([
    'GauzeRemove Gauze',
    'Product oldThis product is no longer available.Remove Product old',
  ]);
  expect(screen.getByRole('link', { name: 'Gauze' }).getAttribute('href')).toBe('/product/gauze');
  act(() => screen.getByRole('button', { name: 'Remove Product old' }).click());
  expect(names()).toEqual(['GauzeRemove Gauze']);
  expect(bus.state().ecomerce.compareItems).toHaveLength(1);
});

it('says that it is empty', async () => {
  const bus = busForTest({ wishlist: ['gauze'] });
  await act(async () => void render(pageForTest(<KeptPage list="compare" />, { bus, data })));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Compare');
  screen.getByText('Your compare list is empty.');
  expect(screen.getByRole('link', { name: 'Back to shop' }).getAttribute('href')).toBe('/shop');
});

it('removes without JavaScript, and comes back', () => {
  const page = document.createElement('div');
  const bus = busForTest({ compare: ['gauze'] });
  page.innerHTML = renderToString(pageForTest(<KeptPage list="compare" />, { bus, data }));
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/cart');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    list: 'compare',
    intent: 'remove',
    id: 'gauze',
    return: '/shop/compare',
  });
});
