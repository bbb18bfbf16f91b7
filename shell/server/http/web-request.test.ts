import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { isAnonymous, refusedHost, toOriginForm, webRequest } from './web-request';

const form = 'application/x-www-form-urlencoded';

const request = (method: string, url: string, headers: Record<string, string> = {}) =>
  webRequest(
    { method, url, headers: { host: 'shop.test', ...headers } } as unknown as IncomingMessage,
    new AbortController().signal,
  );

test('resolves an address against the requested host', () => {
  expect(request('GET', '/shop?page=2').url).toBe('http://shop.test/shop?page=2');
  expect(() => request('GET', '/shop', { host: 'a:b@shop.test' })).toThrow(
    expect.objectContaining({ status: 400 }),
  );
});

test('a form names the page that it was on', () => {
  const headers = { 'content-type': form, 'sec-fetch-site': 'same-origin', referer: 'http://shop.test/shop' };
  expect(request('POST', '/newsletter', headers).headers.get('referer')).toBe('http://shop.test/shop');
});

test.each([
  ['DELETE', {}, 405],
  ['POST', { 'content-type': form, 'sec-fetch-site': 'same-site' }, 403],
  ['POST', { 'content-type': form, origin: 'https://evil.example' }, 403],
  ['POST', { 'content-type': form, origin: 'null' }, 403],
  ['POST', { 'content-type': 'text/plain' }, 415],
])('refuses %s with %j', (method, headers, status) => {
  expect(() => request(method, '/cart', headers)).toThrow(expect.objectContaining({ status }));
});

/** The pattern by which nginx recognises our cookies. */
const [, inNginx = ''] =
  /map \$http_cookie \$own_cookie \{[^}]*"~(.*)" 1;/.exec(readFileSync('deploy/nginx.conf', 'utf8')) ?? [];

test.each([
  ['bucket=x; _ga=1', false],
  ['_ga=1; cart=gauze*2', true],
  ['cart.1-ab=add!gauze*1', true],
  ['a=1;without=', true],
  ['notice=%7B', true],
  ['preview=x', true],
  ['a=1; \twishlist =gauze', true],
  [undefined, false],
  ['', false],
  ['_ga=cart; mybucket=1; session', false],
])('%j contains our cookies besides the bucket: %p', (header, isOwn) => {
  expect(isAnonymous(header)).toBe(!isOwn);
  expect(new RegExp(inNginx).test(header ?? '')).toBe(isOwn);
});

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

// RFC 8058: mail programs that unsubscribe send neither Origin nor Sec-Fetch-Site.
test.each([form, 'multipart/form-data; boundary=x'])('takes a form of no site as %s', (type) => {
  const { method, url } = request('POST', '/newsletter/unsubscribe?token=1f0c', { 'content-type': type });
  expect({ method, url }).toEqual({
    method: 'POST',
    url: 'http://shop.test/newsletter/unsubscribe?token=1f0c',
  });
});
