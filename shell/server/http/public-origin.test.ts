import { isSecure, publicOrigin } from './public-origin';

const behindProxy = { trustProxy: true };

test.each([
  [{}, false],
  [{ 'x-forwarded-proto': 'http' }, false],
  [{ 'x-forwarded-proto': 'https' }, true],
  [{ 'x-forwarded-proto': 'http, https' }, true],
  [{ 'x-forwarded-proto': 'https, http' }, false],
])('a proxy of ours that says %j', (headers, expected) => {
  expect(isSecure({ headers }, behindProxy)).toBe(expected);
});

test('nobody else is believed', () => {
  expect(isSecure({ headers: { 'x-forwarded-proto': 'https' } }, { trustProxy: false })).toBe(false);
});

test.each([
  ['https://shop.test', true],
  ['http://shop.test', false],
])('a shop known under %s needs no proxy to say so', (origin, expected) => {
  expect(isSecure({ headers: {} }, { origin, trustProxy: false })).toBe(expected);
  expect(isSecure({ headers: { 'x-forwarded-proto': 'https' } }, { origin, trustProxy: true })).toBe(
    expected,
  );
});

test('the origin is that of the request, encrypted where the visitor’s connection is', () => {
  expect(publicOrigin('http://shop.test:8080/shop?page=2', false)).toBe('http://shop.test:8080');
  expect(publicOrigin('http://shop.test/shop', true)).toBe('https://shop.test');
});
