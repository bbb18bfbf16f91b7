import type { Bus } from '@storefront/shared/bus';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { Widget } from './CartBadge';

const badge = (bus: Bus) => pageForTest(<Widget loaded={null} />, { bus });

it.each([
  [[], 'Cart, 0 items', 'Cart '],
  [[{ id: 'gauze' }], 'Cart, 1 item', 'Cart 1'],
  [[{ id: 'gauze', quantity: 2 }, { id: 'tape' }], 'Cart, 3 items', 'Cart 3'],
])('with the cart %j its name is %j', (cart, name, text) => {
  render(badge(busForTest({ cart })));
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('href')).toBe('/shop/shopping-cart');
  expect(button.textContent).toBe(text);
});

it('updates its count when the cart changes', () => {
  const bus = busForTest();
  render(badge(bus));
  act(() => void bus.change({ list: 'cart', intent: 'add', id: 'gauze', quantity: 4 }));
  screen.getByRole('button', { name: 'Cart, 4 items' });
});

it('has the count in the first HTML', () => {
  expect(renderToString(badge(busForTest({ cart: [{ id: 'gauze', quantity: 7 }] })))).toContain(
    'Cart, 7 items',
  );
});
