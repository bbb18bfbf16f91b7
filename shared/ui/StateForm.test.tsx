import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, render, screen } from '@testing-library/react';
import { StateForm } from './StateForm';

test('the list changes during the press', () => {
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

test('the product’s name is not in the form, but reaches the bus', () => {
  const bus = busForTest();
  const names: unknown[] = [];
  bus.events.additions.subscribe(({ name }) => names.push(name));
  const { container } = render(
    pageForTest(
      <StateForm list="cart" intent="add" id="gauze" productName="Gauze swabs" returnTo="/shop">
        <button type="submit">Add</button>
      </StateForm>,
      { bus },
    ),
  );
  expect(container.innerHTML).not.toContain('Gauze swabs');
  act(() => screen.getByRole('button').click());
  expect(names).toEqual(['Gauze swabs']);
});

test('without a product its form names none', () => {
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
