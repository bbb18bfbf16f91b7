/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StateForm } from './StateForm';

test('the list has changed when the press is over', () => {
  const bus = busForTest({ wishlist: ['tape'] });
  render(
    pageForTest(
      <StateForm list="wishlist" intent="add" id="gauze" returnTo="/shop">
        <button type="submit">Add</button>
      </StateForm>,
      { bus },
    ),
  );
  act(() => {
    screen.getByRole('button').click();
    expect(bus.state().ecomerce.wishlistItems.map(({ id }) => id)).toEqual(['tape', 'gauze']);
  });
});

test('without a product it posts none', () => {
  const { container } = render(
    pageForTest(
      <StateForm list="cart" intent="clear" returnTo="/shop/shopping-cart">
        <button type="submit">Clear</button>
      </StateForm>,
    ),
  );
  const form = container.querySelector('form');
  expect(form?.getAttribute('method')).toBe('post');
  expect(form?.getAttribute('action')).toBe('/cart');
  expect([...new FormData(form ?? undefined).keys()]).toEqual(['list', 'intent', 'return']);
});

test('a double press takes away one line, not its neighbour', () => {
  const bus = busForTest({ wishlist: ['tape', 'gauze'] });
  render(
    pageForTest(
      ['tape', 'gauze'].map((id) => (
        <StateForm key={id} list="wishlist" intent="remove" id={id} returnTo="/shop">
          <button type="submit">{id}</button>
        </StateForm>
      )),
      { bus },
    ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'tape' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'gauze' }), { detail: 2 });
  expect(bus.state().ecomerce.wishlistItems.map(({ id }) => id)).toEqual(['gauze']);
});
