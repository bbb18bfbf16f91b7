import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { forwardedVisitor, isSecure, networkOfVisitor, publicOrigin, toForwardedHost } from './forwarded';
import { peerHeader } from './supervisor-headers';

const trustProxy = trustedProxies('10.0.0.0/8');
const ofOurs = { [peerHeader]: '10.0.0.1' };

test.each([
  [{}, false],
  [{ 'x-forwarded-proto': 'http, https' }, true],
  [{ 'x-forwarded-proto': 'https, http' }, false],
])('reads the scheme from a trusted proxy: %j', (headers, expected) => {
  expect(isSecure({ headers: { ...ofOurs, ...headers } }, { trustProxy })).toBe(expected);
});

test('ignores the headers of others', () => {
  const headers = { 'x-forwarded-proto': 'https' };
  for (const peer of [{}, { [peerHeader]: '' }, { [peerHeader]: '203.0.113.7' }])
    expect(isSecure({ headers: { ...headers, ...peer } }, { trustProxy })).toBe(false);
  expect(isSecure({ headers: { ...headers, ...ofOurs } }, { trustProxy: trustedProxies() })).toBe(false);
});

test.each([
  ['https://shop.test', true],
  ['http://shop.test', false],
])('a configured origin %s decides without a proxy', (origin, expected) => {
  expect(isSecure({ headers: {} }, { origin, trustProxy })).toBe(expected);
  expect(isSecure({ headers: { ...ofOurs, 'x-forwarded-proto': 'https' } }, { origin, trustProxy })).toBe(
    expected,
  );
});

test("the origin is the request's, with https if the visitor's connection is", () => {
  expect(publicOrigin('http://shop.test:8080/shop?page=2', false)).toBe('http://shop.test:8080');
  expect(publicOrigin('http://shop.test/shop', true)).toBe('https://shop.test');
});

test.each([
  [
    'the nearest of two, which has appended what it was asked for',
    '10.0.0.1',
    'evil.test, shop.test:8080',
    'shop.test:8080',
  ],
  ['a proxy that says nothing', '10.0.0.1', undefined, 'inner.test'],
  ['a proxy that says nothing by an empty header', '10.0.0.1', '', 'inner.test'],
  ['anybody else', '203.0.113.7', 'evil.test', 'inner.test'],
  ['somebody who has left', '', 'evil.test', 'inner.test'],
])('the host, requested by %s', (_, peer, forwarded, host) => {
  const headers = { host: 'inner.test', [peerHeader]: peer, 'x-forwarded-host': forwarded };
  toForwardedHost({ headers }, trustProxy);
  expect(headers.host).toBe(host);
});

const message = (peer: string | undefined, forwarded?: string) =>
  ({ headers: { [peerHeader]: peer, 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

const ours = '10.0.0.0/8, ::1';

test.each([
  ['of the connection', message('203.0.113.7'), '', '203.0.113.7'],
  ['of the connection, for anybody may say anything', message('127.0.0.1', '198.51.100.1'), '', '127.0.0.1'],
  ['that our proxy saw', message('10.0.0.1', '198.51.100.1, 203.0.113.9'), ours, '203.0.113.9'],
  ['that the first of two saw', message('10.0.0.1', '8.8.8.8, 203.0.113.9, 10.0.0.2'), ours, '203.0.113.9'],
  ['of the connection, when our proxy says nothing', message('::1'), ours, '::1'],
  ['of our proxy, when it does not know', message('10.0.0.1', '203.0.113.9, unknown'), ours, '10.0.0.1'],
  ['that is the furthest of our own', message('10.0.0.1', '10.0.0.3, 10.0.0.2'), ours, '10.0.0.3'],
])('forwards the address %s', (_, from, proxies, address) => {
  expect(forwardedVisitor(from, { shellSecret: 'secret', trustProxy: trustedProxies(proxies) })).toEqual({
    'X-Visitor-Address': address,
    'X-Shell-Secret': 'secret',
  });
});

test('forwards nothing without a secret, or after the visitor has left', () => {
  expect(forwardedVisitor(message('203.0.113.7'), { trustProxy })).toEqual({});
  expect(forwardedVisitor(message(undefined), { shellSecret: 'secret', trustProxy })).toEqual({});
});

test.each([
  ['that of the connection', '203.0.113.7', undefined, '203.0.113.7'],
  ['nobody’s, when our proxy says nothing', '10.0.0.1', undefined, null],
  ['/48 of version 6', '2001:db8:7:1::1', undefined, '2001:db8:7::/48'],
])('the network is %s', (_, peer, forwarded, network) =>
  expect(networkOfVisitor(message(peer, forwarded), trustedProxies(ours))).toBe(network),
);
