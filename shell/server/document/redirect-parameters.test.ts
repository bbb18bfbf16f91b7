import { pathWithoutClaims, readCookieCheck, withCookieCheck } from './redirect-parameters';

const now = 1_800_000_000_999;

test.each([
  ['/shop', '/shop?kept=1800000000'],
  ['/shop?page=2#p-1', '/shop?page=2&kept=1800000000#p-1'],
  ['/shop?kept=1&page=2', '/shop?kept=1800000000&page=2'],
])('marks %s', (location, marked) => {
  expect(withCookieCheck(location, now)).toBe(marked);
});

test('a marked address without a cookie shows that the browser refused it', () => {
  const marked = withCookieCheck('/shop?page=2', now);
  expect(readCookieCheck(marked, { 'sec-fetch-site': 'same-origin' }, now + 29_000)).toMatchObject({
    notice: { title: 'Not added.' },
  });
});

test.each([
  ['cookies were kept', undefined, { cookie: 'bucket=1' }, 1],
  ['another site has the link', undefined, { 'sec-fetch-site': 'cross-site' }, 1],
  ['it is of another day', undefined, {}, 86_400_000],
  ['it is of no time that was', '/shop?page=2&kept=99999999999', {}, 1],
  ['it is no time', '/shop?page=2&kept=soon', {}, 1],
  ['it is empty', '/shop?page=2&kept=', {}, 1],
])('reports nothing if %s', (_, url = withCookieCheck('/shop?page=2', now), headers, later) => {
  expect(readCookieCheck(url, headers, now + later)).toEqual({ location: '/shop?page=2' });
});

test('an address without the parameter reports nothing', () => {
  expect(readCookieCheck('/shop?page=2', {}, now)).toBeNull();
});

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
