/** @jest-environment ./shared/testing/jsdom-with-fetch.ts */
import type { Api } from '@storefront/shared/api';
import { BusProvider } from '@storefront/shared/bus';
import { StorefrontContext } from '@storefront/shared/router';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { productForTest } from '@storefront/shared/testing/product-for-test';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Widget } from './CompareTray';

async function show() {
  const bus = busForTest({ compare: ['gauze', 'tape'] });
  const productsByIds = async () => [productForTest({ id: 'gauze', name: 'Gauze' })];
  const api = async () => ({ productsByIds }) as Partial<Api> as Api;
  const router = createMemoryRouter([{ path: '*', element: <Widget /> }], {
    initialEntries: ['/shop?page=2'],
  });
  await act(async () => {
    render(
      <StorefrontContext value={{ bus, api, pictures: '', origin: '' }}>
        <BusProvider bus={bus}>
          <RouterProvider router={router} />
        </BusProvider>
      </StorefrontContext>,
    );
  });
  return bus;
}

it('shows what is chosen and leads to the comparison', async () => {
  await show();
  screen.getByRole('region', { name: 'Products to compare' });
  screen.getByRole('img', { name: 'Gauze' });
  screen.getByRole('img', { name: 'Product tape' });
  expect(screen.getByRole('link', { name: 'Compare (2)' }).getAttribute('href')).toBe('/shop/compare');
});

it('takes one out, and all', async () => {
  const bus = await show();
  const gauze = screen.getByRole('button', { name: 'Do not compare Gauze' });
  gauze.focus();
  act(() => gauze.click());
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Compare (1)' }));
  expect(bus.state().ecomerce.compareItems.map(({ id }) => id)).toEqual(['tape']);
  act(() => screen.getByRole('button', { name: 'Clear the comparison' }).click());
  expect(bus.state().ecomerce.compareItems).toEqual([]);
});

it('leads back to its page where no script runs', async () => {
  await show();
  const [first] = document.querySelectorAll('form');
  expect(Object.fromEntries(new FormData(first))).toMatchObject({ intent: 'remove', return: '/shop?page=2' });
});
