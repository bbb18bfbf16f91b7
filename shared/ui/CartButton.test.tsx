import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { CartButton } from './CartButton';

function show() {
  const bus = busForTest();
  const { unmount } = render(pageForTest(<CartButton label="Cart, 2 items">Cart</CartButton>, { bus }));
  const button = screen.getByRole('button', { name: 'Cart, 2 items' });
  return { button, unmount, isOpen: () => bus.state().app.isDrawerShow };
}

it('is a link to the cart without scripts', () => {
  const html = renderToString(pageForTest(<CartButton>Cart</CartButton>));
  expect(html).toContain('href="/shop/shopping-cart"');
  expect(html).not.toContain('role=');
});

it('is marked as the current page on the cart’s page', () => {
  for (const [address, current] of [
    ['/shop/shopping-cart', 'page'],
    ['/shop', null],
  ] as const) {
    const { unmount } = render(pageForTest(<CartButton>Cart</CartButton>, { address }));
    expect(screen.getByRole('button').getAttribute('aria-current')).toBe(current);
    unmount();
  }
});

it('opens the drawer by a press and by the space bar, and stays on the page', () => {
  for (const press of [fireEvent.click, (button: HTMLElement) => fireEvent.keyDown(button, { key: ' ' })]) {
    const { button, unmount, isOpen } = show();
    expect(press(button)).toBe(false);
    expect(isOpen()).toBe(true);
    unmount();
  }
});

it('leaves a press for a new tab to the browser', () => {
  const { button, isOpen } = show();
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(button, { ctrlKey: true });
  expect(isOpen()).toBe(false);
});
