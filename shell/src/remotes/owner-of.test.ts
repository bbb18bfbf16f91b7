import { ownerOf } from './owner-of';

test.each([
  ['/', 'catalogue'],
  ['/shop', 'catalogue'],
  ['/search', 'catalogue'],
  ['/product/0123', 'catalogue'],
  ['/shop/shopping-cart', 'cart'],
  ['/homes/home-7', 'catalogue'],
  ['/product/sold-out/0123', 'catalogue'],
  ['/shop/promotions', 'catalogue'],
  ['/shop/wishlist', 'cart'],
  ['/quote', 'quote'],
  ['/cart', null],
  ['/shop/unknown', null],
  ['/product', null],
  ['/homes/home-1', null],
  ['/homes/home-9', null],
  ['/product/a/b', null],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});
