import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { Header } from './Header';

test('the quick order is the first of the tools, and is marked on its page', () => {
  render(pageForTest(<Header />, { address: '/shop/quick-order' }));
  const link = screen.getByRole('link', { name: 'Quick order' });
  expect(link.parentElement?.firstElementChild).toBe(link);
  expect(link.getAttribute('aria-current')).toBe('page');
});
