/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import type { Api } from '@storefront/shared/api';
import { type Bus, BusProvider } from '@storefront/shared/bus';
import { StorefrontContext } from '@storefront/shared/router';
import { busForTest, type StateForTest } from '@storefront/shared/testing/bus-for-test';
import { dialogForTest } from '@storefront/shared/testing/dialog-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Widget } from './CartDrawer';

beforeEach(dialogForTest);

const prices: Readonly<Record<string, number>> = { gauze: 10.1, tape: 3 };
const find = async (ids: readonly string[]) =>
  ids.filter((id) => id in prices).map((id) => productForTest({ id, name: id, price: prices[id] ?? null }));

async function show(
  cart: StateForTest['cart'] = [],
  added = false,
  bus: Bus = busForTest({ cart, isDrawerShow: true }),
) {
  const productsByIds = jest.fn(find);
  const api = { productsByIds } as Partial<Api> as Api;
  const content = <Widget added={added ? { id: 'gauze', quantity: 1 } : null} />;
  const router = createMemoryRouter([{ path: '*', element: content }]);
  await act(async () => {
    render(
      <StorefrontContext value={{ bus, api: async () => api, pictures: '', origin: '' }}>
        <BusProvider bus={bus}>
          <RouterProvider router={router} />
        </BusProvider>
      </StorefrontContext>,
    );
  });
  return { bus, router, productsByIds, user: userEvent.setup() };
}
const drawer = () => screen.queryByRole('dialog');
const isOpen = ({ bus }: { bus: Bus }) => bus.state().app.isDrawerShow && drawer() !== null;
const gauze = { id: 'gauze', quantity: 3 };
const tape = { id: 'tape', quantity: 1 };

it('shows the lines, their sum and the ways on', async () => {
  const { productsByIds } = await show([gauze, tape]);
  screen.getByRole('dialog', { name: 'Shopping Cart (4 items)' });
  const [first] = screen.getAllByRole('listitem');
  within(first ?? document.body).getByRole('link', { name: 'gauze' });
  expect(first?.textContent).toContain('$10.10Total $30.30');
  screen.getByText('$33.30');
  expect(screen.getByRole('link', { name: 'Request a quote' }).getAttribute('href')).toBe('/quote');
  expect(screen.getByRole('link', { name: 'View cart' }).getAttribute('href')).toBe('/shop/shopping-cart');
  expect(productsByIds).toHaveBeenCalledTimes(1);
});

it('changes, removes, clears and undoes while it stays open', async () => {
  const shown = await show([gauze, tape]);
  const { bus, user } = shown;
  const lines = () => bus.state().ecomerce.cartItems;
  await user.click(screen.getByRole('button', { name: 'One less of gauze' }));
  expect(lines()[0]?.quantity).toBe(2);
  await user.click(screen.getByRole('button', { name: 'Remove gauze' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
  await user.click(screen.getByRole('button', { name: 'Clear all items' }));
  expect(screen.getByRole('alert').textContent).toBe('Cart empty!');
  screen.getByRole('link', { name: 'Back to shop' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(lines()).toEqual([{ ...gauze, quantity: 2 }, tape]);
  expect(isOpen(shown)).toBe(true);
});

it('says that something was added, until something else happens', async () => {
  const { user } = await show([gauze, tape], true);
  screen.getByText('Added to your cart.');
  await user.click(screen.getByRole('button', { name: 'Remove gauze' }));
  expect(screen.queryByText('Added to your cart.')).toBeNull();
});

it('says what the page’s own notices would, for they are behind it', async () => {
  const { bus } = await show([gauze]);
  act(() => bus.notify({ kind: 'warning', title: 'No room', text: 'Your cart is full.' }));
  expect(drawer()?.textContent).toContain('Your cart is full.');
});

it('closes by its button and by a press beside it', async () => {
  const shown = await show([gauze]);
  await shown.user.click(screen.getByRole('button', { name: 'Close cart' }));
  expect(isOpen(shown)).toBe(false);
  await act(async () => shown.bus.update('app', { isDrawerShow: true }));
  expect(isOpen(shown)).toBe(true);
  const mask = drawer() ?? document.body;
  fireEvent.pointerDown(mask);
  await act(async () => void fireEvent.click(mask, { detail: 2 }));
  expect(isOpen(shown)).toBe(true);
  await act(async () => void fireEvent.click(mask, { detail: 1 }));
  expect(isOpen(shown)).toBe(false);
});

it('closes with every navigation, to the same page too', async () => {
  const shown = await show([gauze]);
  for (const to of ['/shop', '/shop', -1 as const]) {
    await act(async () => shown.bus.update('app', { isDrawerShow: true }));
    expect(isOpen(shown)).toBe(true);
    await act(
      async () => void (typeof to === 'number' ? shown.router.navigate(to) : shown.router.navigate(to)),
    );
    expect(isOpen(shown)).toBe(false);
  }
});

it('has nothing inside while it is closed', async () => {
  const bus = busForTest({ cart: [gauze] });
  await show([], false, bus);
  expect(document.body.textContent).not.toContain('Shopping Cart');
});
