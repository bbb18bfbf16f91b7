import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { isSecure, publicOrigin } from './forwarded';
import { peerHeader } from './supervisor-headers';

const trustProxy = trustedProxies('10.0.0.0/8');
const ofOurs = { [peerHeader]: '10.0.0.1' };

test.each([
  [{}, false],
  [{ 'x-forwarded-proto': 'http' }, false],
  [{ 'x-forwarded-proto': 'https' }, true],
  [{ 'x-forwarded-proto': 'http, https' }, true],
  [{ 'x-forwarded-proto': 'https, http' }, false],
])('a proxy of ours that says %j', (headers, expected) => {
  expect(isSecure({ headers: { ...ofOurs, ...headers } }, { trustProxy })).toBe(expected);
});

test('nobody else is believed', () => {
  const headers = { 'x-forwarded-proto': 'https' };
  for (const peer of [{}, { [peerHeader]: '' }, { [peerHeader]: '203.0.113.7' }])
    expect(isSecure({ headers: { ...headers, ...peer } }, { trustProxy })).toBe(false);
  expect(isSecure({ headers: { ...headers, ...ofOurs } }, { trustProxy: trustedProxies() })).toBe(false);
});

test.each([
  ['https://shop.test', true],
  ['http://shop.test', false],
])('a shop known under %s needs no proxy to say so', (origin, expected) => {
  expect(isSecure({ headers: {} }, { origin, trustProxy })).toBe(expected);
  expect(isSecure({ headers: { ...ofOurs, 'x-forwarded-proto': 'https' } }, { origin, trustProxy })).toBe(
    expected,
  );
});

test('the origin is that of the request, encrypted where the visitor’s connection is', () => {
  expect(publicOrigin('http://shop.test:8080/shop?page=2', false)).toBe('http://shop.test:8080');
  expect(publicOrigin('http://shop.test/shop', true)).toBe('https://shop.test');
});
