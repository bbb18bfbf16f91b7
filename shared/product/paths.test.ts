import { mainCategoryPath, productPath, quotePath, subCategoryPath } from './paths';

test.each([
  ['p1', '/product/p1'],
  ["a/b&c d'e", "/product/a%2Fb%26c%20d'e"],
  ['𝒢', '/product/%F0%9D%92%A2'],
  ['half \ud800', '/product/half%20%EF%BF%BD'],
])('the page of the product %j', (id, path) => {
  expect(productPath(id)).toBe(path);
});

test('ids stay in their part of the address', () => {
  expect(mainCategoryPath('a&b')).toBe('/shop?mainId=a%26b');
  expect(subCategoryPath('a&b')).toBe('/shop?subId=a%26b');
  expect(quotePath({ kind: 'product', id: 'a#b', quantity: 1 })).toBe('/quote?product=a%23b');
  expect(quotePath({ kind: 'product', id: 'a#b', quantity: 3 })).toBe('/quote?product=a%23b&quantity=3');
  expect(quotePath({ kind: 'cart' })).toBe('/quote');
});
