import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { forwardedVisitor, networkOfVisitor } from './forwarded';
import { peerHeader } from './supervisor-headers';

const message = (peer: string | undefined, forwarded?: string) =>
  ({ headers: { [peerHeader]: peer, 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

const ours = '10.0.0.0/8, ::1';

test.each([
  ['of the connection', message('203.0.113.7'), '', '203.0.113.7'],
  ['of the connection, for anybody may say anything', message('127.0.0.1', '198.51.100.1'), '', '127.0.0.1'],
  [
    'of the connection, when it is none of our proxies',
    message('127.0.0.1', '198.51.100.1'),
    ours,
    '127.0.0.1',
  ],
  ['that our proxy saw', message('10.0.0.1', '198.51.100.1, 203.0.113.9'), ours, '203.0.113.9'],
  ['that the first of two saw', message('10.0.0.1', '8.8.8.8, 203.0.113.9, 10.0.0.2'), ours, '203.0.113.9'],
  ['of version 6 that our proxy saw', message('::1', '2001:db8::77'), ours, '2001:db8::77'],
  ['of the connection, when our proxy says nothing', message('::1'), ours, '::1'],
  ['of our proxy, when it does not know', message('10.0.0.1', '203.0.113.9, unknown'), ours, '10.0.0.1'],
  ['that is the furthest of our own', message('10.0.0.1', '10.0.0.3, 10.0.0.2'), ours, '10.0.0.3'],
])('the address %s is forwarded', (_, from, proxies, address) => {
  expect(forwardedVisitor(from, { shellSecret: 'secret', trustProxy: trustedProxies(proxies) })).toEqual({
    'X-Visitor-Address': address,
    'X-Shell-Secret': 'secret',
  });
});

test('nothing is forwarded without a secret, or when the visitor is gone', () => {
  const trustProxy = trustedProxies();
  expect(forwardedVisitor(message('203.0.113.7'), { trustProxy })).toEqual({});
  expect(forwardedVisitor(message(undefined), { shellSecret: 'secret', trustProxy })).toEqual({});
});

test.each([
  ['that of the connection', '203.0.113.7', undefined, '203.0.113.7'],
  ['that a proxy of ours saw', '10.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['that of the connection, when it is no proxy of ours', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['nobody’s, when our proxy says nothing', '10.0.0.1', undefined, null],
  ['/48 of version 6', '2001:db8:7:1::1', undefined, '2001:db8:7::/48'],
  ['the same, however it is written', '2001:DB8:0007:ffff:0:0:0:1', undefined, '2001:db8:7::/48'],
  ['of version 4 within 6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
])('the network is %s', (_, peer, forwarded, network) =>
  expect(networkOfVisitor(message(peer, forwarded), trustedProxies(ours))).toBe(network),
);
