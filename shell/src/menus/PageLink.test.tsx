import { pageForTest } from '@storefront/shared/testing/page-for-test';
import { render, screen } from '@testing-library/react';
import { currentAddress, PageLink } from './PageLink';

test.each([
  ['/shop/wishlist', 'page'],
  ['/shop/wishlist?undo=1', null],
  ['/shop', null],
])('at %s the link to the wishlist has aria-current %s', (address, current) => {
  render(pageForTest(<PageLink to="/shop/wishlist">Wishlist</PageLink>, { address }));
  expect(screen.getByRole('link', { name: 'Wishlist' }).getAttribute('aria-current')).toBe(current);
});

test.each([
  ['/about-us', '/about-us'],
  ['/shop', '/shop'],
  ['/shop?sort=price&view=list&page=2', '/shop'],
  ['/shop?mainId=&manufacturer=Careline', '/shop'],
  ['/shop?sort=price&mainId=t1&page=2', '/shop?mainId=t1'],
  ['/shop?subId=s1', '/shop?subId=s1'],
  ['/shop?keyword=gauze', '/shop?keyword=gauze'],
  ['/shop/list?filter=1', '/shop/list'],
  ['/shop/compare?ids=a,b', '/shop/compare?ids=a,b'],
  ['/contact-us?sent=1', '/contact-us?sent=1'],
])('the current address at %s is %s', (address, link) => {
  expect(currentAddress(new URL(address, 'https://shop.test'))).toBe(link);
});
