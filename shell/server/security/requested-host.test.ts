import { refusedHost, toOriginForm } from './requested-host';

const asked = (host: string | undefined, httpVersion = '1.1') => ({
  headers: { ...(host !== undefined && { host }) },
  httpVersion,
});
const origin = 'https://shop.test';

test.each([
  ['shop.test', origin],
  ['SHOP.test', origin],
  ['shop.test:8080', 'http://shop.test:8080'],
  ['shop.test:80', 'http://shop.test'],
  ['shop.test:443', origin],
  ['localhost:3000', origin],
  ['127.0.0.1:3000', origin],
  ['[::1]:3000', origin],
  ['anything.example', undefined],
  ['192.0.2.1:3000', undefined],
])('%s is served at %s', (host, at) => {
  expect(refusedHost(asked(host), at)).toBeNull();
});

test.each([
  'evil.example',
  'shop.test.evil.example',
  'shop.test:8443',
  '192.0.2.1',
  'localhost.evil.example',
])('refuses %s, another shop', (host) => {
  expect(refusedHost(asked(host), origin)).toMatchObject({ status: 421 });
});

test.each([
  '',
  ' ',
  '[',
  '[::1',
  'a b',
  'shop.test/path',
  'shop.test?x',
  'shop.test#x',
  'user@shop.test',
  'user:pass@shop.test',
  'shop.test\\x',
  'shop.test:99999',
  'shop.test:x',
  '%zz',
  undefined,
])('refuses the unreadable host %j, wherever the shop is', (host) => {
  expect(refusedHost(asked(host), origin)).toMatchObject({ status: 400 });
  expect(refusedHost(asked(host), undefined)).toMatchObject({ status: 400 });
});

test('serves an old client that sends no host', () => {
  expect(refusedHost(asked(undefined, '1.0'), origin)).toBeNull();
});

test.each([
  ['/shop?from=http://evil.example/', '/shop?from=http://evil.example/', 'shop.test'],
  ['http://shop.test:3000/shop?page=2', '/shop?page=2', 'shop.test:3000'],
  ['HTTPS://other.test', '/', 'other.test'],
  ['http://other.test?page=2', '/?page=2', 'other.test'],
  ['http://other.test//evil.example', '//evil.example', 'other.test'],
  ['http://a@other.test/', '/', 'a@other.test'],
  ['*', '*', 'shop.test'],
])('reads %s as %s at %s', (url, path, host) => {
  const message = { url, headers: { host: 'shop.test' } };
  toOriginForm(message);
  expect(message).toEqual({ url: path, headers: { host } });
});
