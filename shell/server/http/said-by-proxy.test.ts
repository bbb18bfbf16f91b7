import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { toForwardedHost } from './forwarded';
import { peerHeader } from './supervisor-headers';

const trustProxy = trustedProxies('10.0.0.0/8');

test.each([
  ['a proxy of ours', '10.0.0.1', 'shop.test', 'shop.test'],
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
])('the host, asked by %s', (_, peer, forwarded, host) => {
  const headers = { host: 'inner.test', [peerHeader]: peer, 'x-forwarded-host': forwarded };
  toForwardedHost({ headers }, trustProxy);
  expect(headers.host).toBe(host);
});
