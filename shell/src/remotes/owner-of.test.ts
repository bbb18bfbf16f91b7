import { ownerOf } from './owner-of';

test.each([
  ['/', 'catalogue'],
  ['/shop', 'catalogue'],
  ['/search', 'catalogue'],
  ['/product/0123', 'catalogue'],
  ['/shop/shopping-cart', 'cart'],
  ['/quote', 'quote'],
  ['/cart', null],
  ['/shop/unknown', null],
  ['/product', null],
  ['/product/a/b', null],
])('%s belongs to %s', (path, owner) => {
  expect(ownerOf(path)).toBe(owner);
});
