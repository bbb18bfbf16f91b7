import { toOriginForm } from './origin-form';

test.each([
  ['/shop?from=http://evil.example/', '/shop?from=http://evil.example/', 'shop.test'],
  ['http://shop.test:3000/shop?page=2', '/shop?page=2', 'shop.test:3000'],
  ['HTTPS://other.test', '/', 'other.test'],
  ['http://other.test?page=2', '/?page=2', 'other.test'],
  ['http://other.test//evil.example', '//evil.example', 'other.test'],
  ['http://a@other.test/', '/', 'a@other.test'],
  ['*', '*', 'shop.test'],
])('%s is %s at %s', (url, path, host) => {
  const message = { url, headers: { host: 'shop.test' } };
  toOriginForm(message);
  expect(message).toEqual({ url: path, headers: { host } });
});
