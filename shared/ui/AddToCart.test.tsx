import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, render, screen, waitFor } from '@testing-library/react';
import { AddToCart } from './AddToCart';

function show(children?: React.ReactNode) {
  const bus = busForTest({ cart: [{ id: 'tape' }] });
  const { container } = render(
    pageForTest(
      <>
        <h3 id="title">Gauze swabs</h3>
        <AddToCart id="gauze" name="Gauze swabs" describedBy="title">
          {children}
        </AddToCart>
      </>,
      { bus, address: '/search?keyword=gauze&page=2' },
    ),
  );
  const form = container.querySelector('form');
  if (!form) throw new Error('There is no form.');
  return { bus, form, button: screen.getByRole('button', { name: 'Add to cart' }) };
}

it('is a form that works without JavaScript and leads back to the page', () => {
  const { form } = show();
  expect(form.getAttribute('method')).toBe('post');
  expect(form.getAttribute('action')).toBe('/cart');
  expect(Object.fromEntries(new FormData(form))).toEqual({
    list: 'cart',
    intent: 'add',
    id: 'gauze',
    return: '/search?keyword=gauze&page=2',
  });
});

it('says which product it is for', () => {
  expect(document.getElementById(show().button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Gauze swabs',
  );
});

it('adds one and stays on the page', async () => {
  const { bus, button } = show();
  act(() => button.click());
  await waitFor(() =>
    expect(bus.state().ecomerce.cartItems).toEqual([
      { id: 'tape', quantity: 1 },
      { id: 'gauze', quantity: 1 },
    ]),
  );
  expect(button.isConnected).toBe(true);
});

it('adds the quantity its fields say', async () => {
  const { bus, button } = show(<input name="quantity" defaultValue="7" />);
  act(() => button.click());
  await waitFor(() => expect(bus.state().ecomerce.cartItems).toContainEqual({ id: 'gauze', quantity: 7 }));
});
