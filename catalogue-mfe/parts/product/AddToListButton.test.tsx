import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server.node';
import { AddToListButton } from './AddToListButton';

const lists = [
  ['wishlist', 'Add to wishlist', 'In your wishlist'],
  ['compare', 'Compare', 'Comparing'],
] as const;

const page = (list: 'wishlist' | 'compare', bus = busForTest(), iconOnly = false) =>
  pageForTest(
    <>
      <h3 id="title">Gauze swabs</h3>
      <AddToListButton list={list} id="gauze" describedBy="title" iconOnly={iconOnly} />
    </>,
    { bus, address: '/shop?page=2' },
  );

it.each(lists)('%s: adds the product and shows that the list contains it', (list, name, kept) => {
  const bus = busForTest();
  render(page(list, bus));
  const button = screen.getByRole('button', { name });
  expect(button.getAttribute('aria-describedby')).toBe('title');
  expect(button.className).toContain(`icon ${list} `);
  act(() => button.click());
  expect(bus.state().ecomerce[`${list}Items`]).toEqual([{ id: 'gauze', quantity: 1 }]);
  expect(screen.getByRole('button', { name: kept })).toBe(button);
  expect(button.textContent).toBe(kept);
  expect(button.className).toContain(`icon ${list}Kept `);
  expect(button.title).toBe(kept);
});

it.each(lists)('%s: is no toggle; a second press repeats the notice', (list, _, name) => {
  const bus = busForTest({ [list]: ['gauze'] });
  const messages: string[] = [];
  bus.events.notices.subscribe(({ text }) => messages.push(text));
  render(page(list, bus));
  act(() => screen.getByRole('button', { name }).click());
  expect(bus.state().ecomerce[`${list}Items`]).toHaveLength(1);
  expect(messages).toEqual([expect.stringMatching(/^Already in your /)]);
});

it.each(lists)('%s: without JavaScript, posts a form and returns to the page', (list) => {
  const { container } = render(page(list));
  const form = container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/cart');
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    list,
    intent: 'add',
    id: 'gauze',
    return: '/shop?page=2',
  });
});

it('shows in the server’s HTML whether the list contains the product', () => {
  expect(renderToString(page('wishlist', busForTest({ wishlist: ['gauze'] })))).toContain('wishlistKept');
  expect(renderToString(page('wishlist', busForTest({ wishlist: ['tape'] })))).not.toContain('wishlistKept');
});

it('keeps its accessible name when it shows only an icon', () => {
  const bus = busForTest();
  render(page('wishlist', bus, true));
  const button = screen.getByRole('button', { name: 'Add to wishlist' });
  act(() => button.click());
  expect(screen.getByRole('button', { name: 'In your wishlist' })).toBe(button);
  expect(button.textContent).toBe('');
});
