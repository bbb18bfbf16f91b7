import type { IncomingMessage } from 'node:http';
import { webRequest } from './web-request';

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
