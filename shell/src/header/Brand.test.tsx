import { layoutRouteId, neutralSite } from '@storefront/shared/contracts/site';
import { StorefrontContext } from '@storefront/shared/router';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Brand } from './Brand';

const storefront = {
  bus: busForTest(),
  api: () => Promise.reject(new Error('not called')),
  pictures: 'https://pictures.test',
  origin: 'https://shop.test',
};

function show(logo: { url: string; alt: string } | null) {
  const site = { ...neutralSite, brand: 'Acme', logo };
  const router = createMemoryRouter(
    [{ id: layoutRouteId, path: '/', element: <Brand />, loader: () => site }],
    { hydrationData: { loaderData: { [layoutRouteId]: site } } },
  );
  render(
    <StorefrontContext value={storefront}>
      <RouterProvider router={router} />
    </StorefrontContext>,
  );
  return screen.getByRole('link');
}

test('the logo leads to the shop, and says whose it is', () => {
  const link = show({ url: '/logo.svg', alt: 'Acme Medical' });
  expect(link.getAttribute('href')).toBe('/shop');
  expect(screen.getByRole('img', { name: 'Acme Medical' }).getAttribute('src')).toBe(
    'https://pictures.test/logo.svg',
  );
});

test('a logo without words says the brand', () => {
  show({ url: '/logo.svg', alt: '' });
  expect(screen.getByRole('img', { name: 'Acme' })).toBeTruthy();
});

test('without a logo the brand is written', () => {
  expect(show(null).textContent).toBe('Acme');
});

test('a logo that fails leaves the brand', () => {
  const link = show({ url: '/logo.svg', alt: 'Acme Medical' });
  fireEvent.error(screen.getByRole('img'));
  expect(link.textContent).toBe('Acme');
});
