import type { Api } from '@storefront/shared/testing/api';
import { argumentsForTest } from '@storefront/shared/testing/arguments-for-test';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import type { LoadedDetails } from '../../data/line-details';
import { goneForTest, lineForTest } from '../../testing/line-for-test';
import { moveAllAction } from './MoveAll';
import { WishlistPage } from './WishlistPage';

const data: LoadedDetails = {
  products: [lineForTest({ brand: 'Careline' })],
  gone: [goneForTest('old')],
  failed: false,
};

async function show(wishlist: readonly string[]) {
  const bus = busForTest({ wishlist, cart: [{ id: 'gauze' }] });
  const api: Partial<Api> = {
    productsByIds: async (ids) => ids.map((id) => productForTest({ id, name: `Product ${id}` })),
  };
  const page = pageForTest(<WishlistPage />, { bus, data, api, address: '/shop/wishlist' });
  await act(async () => void render(page));
  return bus;
}
const cards = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

it('shows the products as cards', async () => {
  await show(['gauze', 'old']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Wishlist');
  expect(cards()).toEqual(['Gauze', 'Product old']);
  expect(screen.getByRole('link', { name: 'Gauze' }).getAttribute('href')).toBe('/product/gauze');
  screen.getByText('Careline');
  screen.getByText('$12.50');
  screen.getByText('This product is no longer sold.');
  expect(screen.queryByRole('button', { name: 'Move to cart Product old' })).toBeNull();
});

it('moves a product into the cart', async () => {
  const bus = await show(['gauze', 'old']);
  act(() => screen.getByRole('button', { name: 'Move to cart Gauze' }).click());
  expect(cards()).toEqual(['Product old']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 2 }]);
  expect(bus.state().app.isDrawerShow).toBe(true);
});

it('moves all available products into the cart at once', async () => {
  const bus = await show(['gauze', 'old', 'tape']);
  const names: unknown[] = [];
  bus.events.additions.subscribe(({ name }) => names.push(name));
  act(() => screen.getByRole('button', { name: 'Move all to cart' }).click());
  expect(cards()).toEqual(['Product old']);
  expect(bus.state().ecomerce.cartItems.map(({ id }) => id)).toEqual(['gauze', 'tape']);
  expect(names).toEqual(['Gauze', 'Product tape']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  expect(screen.queryByRole('button', { name: 'Move all to cart' })).toBeNull();
});

/** More than fits into a list, the last of them short enough for every gap. */
const filling = Array.from({ length: 500 }, (_, nth) => `${nth}`.padStart(nth < 400 ? 24 : 4, 'x'));

it('keeps the focus on the pressed button if the cart has no room', async () => {
  const bus = await show(['probe', 'tape']);
  act(() => filling.forEach((id) => void bus.change({ list: 'cart', intent: 'add', id })));
  for (const name of ['Move to cart Product tape', 'Move all to cart']) {
    const move = screen.getByRole('button', { name });
    act(() => move.focus());
    act(() => move.click());
    expect(document.activeElement).toBe(move);
  }
  screen.getByText('Your cart has no room for more of these products.', { exact: false });
});

it('still offers Undo if the wishlist has no room for the removed product', async () => {
  const bus = await show(['gauze', 'tape']);
  act(() => screen.getByRole('button', { name: 'Remove Gauze' }).click());
  await act(async () => filling.forEach((id) => void bus.change({ list: 'wishlist', intent: 'add', id })));
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(cards()).not.toContain('Gauze');
  screen.getByRole('button', { name: 'Undo' });
});

it('removes a product, and restores it by Undo', async () => {
  const bus = await show(['gauze', 'old']);
  act(() => screen.getByRole('button', { name: 'Remove Gauze' }).click());
  expect(cards()).toEqual(['Product old']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(cards()).toEqual(['Gauze', 'Product old']);
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 1 }]);
});

it('says that the wishlist is empty', async () => {
  await show([]);
  screen.getByText('Your wishlist is empty.');
  expect(screen.getByRole('link', { name: 'Back to shop' }).getAttribute('href')).toBe('/shop');
});

it('moves and removes without JavaScript, and returns to the wishlist', () => {
  const page = document.createElement('div');
  const bus = busForTest({ wishlist: ['gauze'] });
  page.innerHTML = renderToString(pageForTest(<WishlistPage />, { bus, data }));
  const forms = [...page.querySelectorAll('form')];
  expect(forms.map((form) => form.getAttribute('action'))).toEqual(['/cart', '/cart']);
  const common = { list: 'wishlist', id: 'gauze', return: '/shop/wishlist' };
  expect(forms.map((form) => Object.fromEntries(new FormData(form)))).toEqual([
    { ...common, intent: 'move' },
    { ...common, intent: 'remove', undo: '1' },
  ]);
});

it('moves all without JavaScript by the page’s own action, and returns to the wishlist', async () => {
  const page = document.createElement('div');
  const bus = busForTest({ wishlist: ['gauze', 'old', 'tape'] });
  const products = [lineForTest(), lineForTest({ id: 'tape', name: 'Tape' })];
  page.innerHTML = renderToString(pageForTest(<WishlistPage />, { bus, data: { ...data, products } }));
  const form = page.querySelector<HTMLFormElement>('form[action="/shop/wishlist"]');
  expect(form?.method).toBe('post');
  const posted = new FormData(form ?? undefined);
  const answer = await moveAllAction(
    argumentsForTest({ address: '/shop/wishlist', api: {}, bus, form: posted }),
  );
  expect(answer.headers.get('location')).toBe('/shop/wishlist');
  expect(bus.state().ecomerce.cartItems.map(({ id }) => id)).toEqual(['gauze', 'tape']);
  expect(bus.state().ecomerce.wishlistItems.map(({ id }) => id)).toEqual(['old']);
});
