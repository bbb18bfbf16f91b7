import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { isAnonymous, webRequest } from './web-request';

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
