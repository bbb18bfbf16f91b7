import { pathWithoutClaims } from './path-without-claims';

const foreign = { 'sec-fetch-site': 'cross-site' };

test.each([
  ['/quote?sent=1&reference=KX3M-7RCF&confirmed=1', '/quote'],
  ['/newsletter?sent=1', '/newsletter'],
  ['/shop/shopping-cart?a=b&list=cart&lines=gauze*9999&place=0', '/shop/shopping-cart?a=b'],
])('a link of another site to %s leads to %s', (path, to) => {
  const request = new Request(`http://shop.invalid${path}`);
  expect(pathWithoutClaims(request, foreign)).toBe(to);
  expect(pathWithoutClaims(request, { 'sec-fetch-site': 'same-site' })).toBe(to);
  for (const headers of [{}, { 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }])
    expect(pathWithoutClaims(request, headers)).toBeNull();
});

test.each(['/shop/quick-order?lines=G-1%092', '/shop?list=all', '/quote?product=gauze'])(
  'a link of another site to %s is unchanged',
  (path) => {
    expect(pathWithoutClaims(new Request(`http://shop.invalid${path}`), foreign)).toBeNull();
  },
);

test('a form post keeps its address', () => {
  const request = new Request('http://shop.invalid/quote?sent=1', { method: 'POST' });
  expect(pathWithoutClaims(request, foreign)).toBeNull();
});
