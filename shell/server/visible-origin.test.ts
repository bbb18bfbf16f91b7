import type { IncomingMessage } from 'node:http';
import { isSecure, visibleOrigin } from './visible-origin';

const secure = (headers: IncomingMessage['headers']) => isSecure({ headers } as IncomingMessage);

test.each([
  [{}, false],
  [{ 'x-forwarded-proto': 'http' }, false],
  [{ 'x-forwarded-proto': 'https' }, true],
])('%j', (headers, expected) => {
  expect(secure(headers)).toBe(expected);
});

test.each([
  ['https://shop.test', true],
  ['http://shop.test', false],
])('a shop known under %s needs no proxy to say so', (origin, expected) => {
  expect(isSecure({ headers: {} } as IncomingMessage, origin)).toBe(expected);
});

test('the origin is that of the request, encrypted where the visitor’s connection is', () => {
  expect(visibleOrigin('http://shop.test:8080/shop?page=2', false)).toBe('http://shop.test:8080');
  expect(visibleOrigin('http://shop.test/shop', true)).toBe('https://shop.test');
});
