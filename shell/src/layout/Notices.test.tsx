import type { Bus } from '@storefront/shared/bus';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { Notices } from './Notices';
import { PageContext } from './page-context';

const page = (bus: Bus) => pageForTest(<Notices />, { bus });
/** A page whose button has the focus when a notice appears. */
function showBesideButton(bus: Bus) {
  const content = (
    <>
      <button type="button">Add to cart</button>
      <Notices />
    </>
  );
  render(pageForTest(content, { bus }));
  const pressed = screen.getByRole('button', { name: 'Add to cart' });
  pressed.focus();
  return pressed;
}
const add = (bus: Bus) => act(() => void bus.change({ list: 'wishlist', intent: 'add', id: 'gauze' }));
const message = () => screen.getByRole('status').textContent;

it('renders an empty live region at first', () => {
  expect(renderToString(page(busForTest()))).toBe('<div role="status"></div>');
});

it('shows the bus’s notices, and announces a repeated one again', () => {
  const bus = busForTest({ wishlist: ['gauze'] });
  render(page(bus));
  add(bus);
  const first = screen.getByText('Already in your wishlist', { exact: false });
  add(bus);
  expect(first.isConnected).toBe(false);
  expect(message()).toBe('No change Already in your wishlist');
});

it('disappears when dismissed, and returns the focus', () => {
  const bus = busForTest();
  const pressed = showBesideButton(bus);
  add(bus);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  act(() => dismiss.focus());
  fireEvent.click(dismiss);
  expect(message()).toBe('');
  expect(document.activeElement).toBe(pressed);
});

it.each([
  ['with Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  [
    'when its time is over',
    () => fireEvent.animationEnd(screen.getByRole('status').firstElementChild ?? window),
  ],
])('disappears %s, and does not move the focus', (_, pass) => {
  const bus = busForTest();
  render(page(bus));
  add(bus);
  pass();
  expect(message()).toBe('');
  expect(document.activeElement).toBe(document.body);
});

it('undoes its change once, and returns the focus', () => {
  const bus = busForTest();
  const undo = jest.fn();
  const pressed = showBesideButton(bus);
  act(() => bus.notify({ kind: 'success', title: 'Added to cart.', text: 'Gauze', undo }));
  expect(screen.queryByText('View cart')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledTimes(1);
  expect(message()).toBe('');
  expect(document.activeElement).toBe(pressed);
});

it('offers ‘View cart’, which opens the drawer and keeps the focus, to return to later', () => {
  const bus = busForTest();
  const pressed = showBesideButton(bus);
  act(() => bus.notify({ kind: 'success', title: 'Added to cart.', text: 'Gauze', offersCart: true }));
  expect(screen.queryByText('Undo')).toBeNull();
  act(() => screen.getByRole('button', { name: 'View cart' }).focus());
  fireEvent.click(screen.getByRole('button', { name: 'View cart' }));
  expect(message()).toBe('');
  expect(document.activeElement).toBe(pressed);
  expect(bus.state().app.isDrawerShow).toBe(true);
});

it('shows the notice of the form post in the server’s HTML', () => {
  const kept = { kind: 'success', title: 'Added to cart.', text: '1 item in your cart.' } as const;
  const page = pageForTest(
    <PageContext value={{ notice: kept }}>
      <Notices />
    </PageContext>,
  );
  expect(renderToString(page)).toContain('Added to cart.');
  render(page);
  expect(screen.getByRole('status').textContent).toBe('Added to cart. 1 item in your cart.');
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(screen.getByRole('status').textContent).toBe('');
});
