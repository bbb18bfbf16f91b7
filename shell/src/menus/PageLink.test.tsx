import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { PageLink } from './PageLink';

test.each([
  ['/shop/wishlist', 'page'],
  ['/shop/wishlist?undo=1', null],
  ['/shop', null],
])('at %s the link to the wishlist has aria-current %s', (address, current) => {
  render(pageForTest(<PageLink to="/shop/wishlist">Wishlist</PageLink>, { address }));
  expect(screen.getByRole('link', { name: 'Wishlist' }).getAttribute('aria-current')).toBe(current);
});
