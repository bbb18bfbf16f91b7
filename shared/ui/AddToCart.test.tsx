import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, render, screen } from '@testing-library/react';
import { AddToCart } from './AddToCart';

function show(children?: React.ReactNode) {
  const bus = busForTest();
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

it('is a form that works without JavaScript and returns to the page', () => {
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

it('is described by its product', () => {
  expect(document.getElementById(show().button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Gauze swabs',
  );
});

it('adds the quantity of its field', () => {
  const { bus, button } = show(<input name="quantity" defaultValue="7" />);
  act(() => button.click());
  expect(bus.state().ecomerce.cartItems).toContainEqual({ id: 'gauze', quantity: 7 });
});
