import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { fireEvent, render, screen } from '@testing-library/react';
import { Brand } from './Brand';

function show(logo: { url: string; alt: string } | null) {
  render(pageForTest(<Brand />, { site: { brand: 'Acme', logo } }));
  return screen.getByRole('link');
}

test('the logo links to the shop, and is named by the company', () => {
  const link = show({ url: '/logo.svg', alt: 'Acme Medical' });
  expect(link.getAttribute('href')).toBe('/shop');
  expect(screen.getByRole('img', { name: 'Acme Medical' }).getAttribute('src')).toBe(
    'https://pictures.test/logo.svg',
  );
});

test('a logo without a text is named by the brand', () => {
  show({ url: '/logo.svg', alt: '' });
  expect(screen.getByRole('img', { name: 'Acme' })).toBeTruthy();
});

test('without a logo the brand is shown as text', () => {
  expect(show(null).textContent).toBe('Acme');
});

test('a logo that fails to load is replaced by the brand', () => {
  const link = show({ url: '/logo.svg', alt: 'Acme Medical' });
  fireEvent.error(screen.getByRole('img'));
  expect(link.textContent).toBe('Acme');
});
