import { busForTest, type StateForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { CartForm } from './CartForm';

const product = { id: 'gauze', name: 'Gauze swabs' };

const page = (bus = busForTest(), asksQuantity = false) =>
  pageForTest(
    <>
      <h3 id="title">Gauze swabs</h3>
      <CartForm product={product} describedBy="title" asksQuantity={asksQuantity} />
    </>,
    { bus, address: '/shop?page=2' },
  );

function show(cart: StateForTest['cart'], asksQuantity = false) {
  const bus = busForTest(cart && { cart });
  const { container } = render(page(bus, asksQuantity));
  const lines = () => bus.state().ecomerce.cartItems.map(({ id, quantity }) => `${id}*${quantity}`);
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return { bus, form, lines };
}

const names = () => screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);
const button = (name: string) => screen.getByRole('button', { name });
/** Presses with a pointer. */
const press = (name: string, times = 1) => {
  for (let nth = 0; nth < times; nth++) fireEvent.click(button(name), { detail: 1 });
};
const count = () => screen.getByRole('status').textContent?.replace('\u00a0', ' ');

it('holding the key on ‘Decrease quantity’ stops at 1; only a later press removes the product', () => {
  const { lines } = show([{ id: 'gauze', quantity: 3 }]);
  const now = jest.spyOn(Event.prototype, 'timeStamp', 'get');
  const pressKey = (at: number) => {
    now.mockReturnValue(at);
    act(() => (document.activeElement as HTMLElement).click());
  };
  button('Decrease quantity').focus();
  for (const at of [0, 300, 600, 900]) pressKey(at);
  expect(lines()).toEqual(['gauze*1']);
  for (const at of [2_000, 2_300, 2_600]) pressKey(at);
  expect(lines()).toEqual([]);
  pressKey(4_000);
  expect(lines()).toEqual(['gauze*1']);
});

it('shows the quantity in the cart already in the server’s HTML', () => {
  const bus = busForTest({ cart: [{ id: 'gauze', quantity: 2 }] });
  expect(renderToString(page(bus))).toContain('2 in\u00a0cart');
  expect(renderToString(page())).not.toContain('in\u00a0cart');
});

it.each([
  [[], ['Add to cart']],
  [[{ id: 'tape' }], ['Add to cart']],
  [[{ id: 'gauze', quantity: 1 }], ['Remove from cart', 'Increase quantity']],
  [[{ id: 'gauze', quantity: 2 }], ['Decrease quantity', 'Increase quantity']],
])('with %j in the cart the buttons are %j, described by the product', (cart, expected) => {
  show(cart);
  expect(names()).toEqual(expected);
  for (const one of screen.getAllByRole('button')) expect(one.getAttribute('aria-describedby')).toBe('title');
});

it('counts every press, and does not open the cart', () => {
  const { bus, lines } = show([{ id: 'gauze', quantity: 1 }]);
  press('Increase quantity', 20);
  expect(lines()).toEqual(['gauze*21']);
  press('Decrease quantity', 3);
  expect(lines()).toEqual(['gauze*18']);
  expect(count()).toBe('18 in cart');
  expect(bus.state().app.isDrawerShow).toBe(false);
});

it('stops at 9999', () => {
  const { lines } = show([{ id: 'gauze', quantity: 9998 }]);
  expect(button('Increase quantity').getAttribute('aria-disabled')).toBe('false');
  press('Increase quantity', 2);
  expect(button('Increase quantity').getAttribute('aria-disabled')).toBe('true');
  expect(lines()).toEqual(['gauze*9999']);
});

it('replaces ‘Decrease quantity’ at 1 by ‘Remove from cart’, which gets the focus', () => {
  const { lines } = show([{ id: 'gauze', quantity: 3 }]);
  const less = button('Decrease quantity');
  less.focus();
  press('Decrease quantity');
  expect(document.activeElement).toBe(less);
  press('Decrease quantity');
  expect(less.isConnected).toBe(false);
  expect(document.activeElement).toBe(button('Remove from cart'));
  expect(lines()).toEqual(['gauze*1']);
});

it('keeps the focus when another tab decreases the quantity', () => {
  const { bus } = show([{ id: 'gauze', quantity: 3 }]);
  press('Decrease quantity');
  button('Increase quantity').focus();
  act(() => void bus.change({ list: 'cart', intent: 'down', id: 'gauze' }));
  button('Remove from cart');
  expect(document.activeElement).toBe(button('Increase quantity'));
});

it('reports the removal, and restores the line at its place', () => {
  const { bus, lines } = show([{ id: 'gauze' }, { id: 'tape' }]);
  const undos: (() => void)[] = [];
  bus.events.notices.subscribe(({ title, text, undo }) => {
    expect(`${title} ${text}`).toBe('Removed from cart. Gauze swabs');
    if (undo) undos.push(undo);
  });
  press('Remove from cart');
  expect(lines()).toEqual(['tape*1']);
  expect(document.activeElement).toBe(button('Add to cart'));
  act(() => undos[0]?.());
  expect(lines()).toEqual(['gauze*1', 'tape*1']);
  expect(count()).toBe('1 in cart');
});

it('keeps ‘Add to cart’ until presses pause, and while the drawer is open', () => {
  const { bus, lines } = show([]);
  const add = button('Add to cart');
  add.focus();
  press('Add to cart', 3);
  expect(lines()).toEqual(['gauze*3']);
  expect(names()).toEqual(['Add to cart']);
  act(() => bus.update('app', { isDrawerShow: false }));
  expect(count()).toBe('3 in cart');
  expect(document.activeElement).toBe(add);
  expect(button('Increase quantity')).toBe(add);
  act(() => bus.update('app', { isDrawerShow: true }));
  expect(count()).toBe('3 in cart');
  act(() => void bus.change({ list: 'cart', intent: 'clear' }));
  expect(names()).toEqual(['Add to cart']);
});

it('adds the chosen quantity in a horizontal card', () => {
  const { bus, lines } = show([], true);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  expect(field.value).toBe('1');
  field.value = '12';
  press('Add to cart');
  act(() => bus.update('app', { isDrawerShow: false }));
  expect(lines()).toEqual(['gauze*12']);
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

it.each([
  ['adds', [], null, { intent: 'add' }],
  ['removes', [{ id: 'gauze' }], 'Remove from cart', { intent: 'remove' }],
  ['lessens', [{ id: 'gauze', quantity: 2 }], 'Decrease quantity', { intent: 'down' }],
  ['adds one more', [{ id: 'gauze' }], 'Increase quantity', { intent: 'up' }],
])('%s without JavaScript, and returns to the page', (_, cart, name, expected) => {
  const { form } = show(cart);
  const data = new FormData(form, name === null ? null : button(name));
  expect(Object.fromEntries(data)).toEqual({
    list: 'cart',
    id: 'gauze',
    return: '/shop?page=2',
    ...expected,
  });
});
