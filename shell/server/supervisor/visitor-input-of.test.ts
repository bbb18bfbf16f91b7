import type { IncomingMessage } from 'node:http';
import { trustedProxies } from '@storefront/shared/server/trusted-proxies';
import { peerHeader } from '../http/peer';
import { visitorInputOf } from './visitor-input-of';

const input = (
  { method = 'GET', url = '/shop', cookie }: { method?: string; url?: string; cookie?: string },
  { peer = '203.0.113.7', forwarded }: { peer?: string; forwarded?: string } = {},
) =>
  visitorInputOf(
    {
      method,
      url,
      headers: { cookie, [peerHeader]: peer, 'x-forwarded-for': forwarded },
    } as unknown as IncomingMessage,
    trustedProxies('loopback'),
  );

test.each([
  ['a plain address', {}],
  ['HEAD', { method: 'HEAD' }],
  ['a query without anything in it', { url: '/shop?' }],
  ['a bucket', { cookie: 'bucket=0d6c8a1e-8c1f-4a55-9d39-2f4b6f0e7c11' }],
  [
    'a preview, what could not be loaded and cookies of others',
    { cookie: 'preview=a.b; without=cart@1; carts=a; x.cart=1' },
  ],
  ['lists without anything in them', { cookie: 'cart=; wishlist= ; compare.1-a=' }],
])('%s is nothing that releases read', (_, request) => expect(input(request)).toBeNull());

test.each([
  ['a form', { method: 'POST', url: '/quote?a=b', cookie: 'cart=a*1' }, 'body'],
  ['another method', { method: 'DELETE' }, 'body'],
  ['a query', { url: '/shop?page=2', cookie: 'cart=a*1' }, 'query'],
  ['a cart', { cookie: 'bucket=b; cart=gauze*1' }, 'cookies'],
  ['a change of a list', { cookie: 'wishlist.1-abc=add!gauze*1' }, 'cookies'],
])('%s is', (_, request, kind) => expect(input(request)).toEqual({ kind, network: '203.0.113.7' }));

test.each([
  ['that of the connection', '203.0.113.7', undefined, '203.0.113.7'],
  ['that a proxy of ours saw', '127.0.0.1', '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['that of the connection, when it is no proxy of ours', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['/48 of version 6', '2001:db8:7:1::1', undefined, '2001:db8:7::/48'],
  ['the same, however it is written', '2001:DB8:0007:ffff:0:0:0:1', undefined, '2001:db8:7::/48'],
  ['of version 4 within 6', '::ffff:203.0.113.7', undefined, '203.0.113.7'],
])('the network is %s', (_, peer, forwarded, network) =>
  expect(input({ url: '/?a' }, { peer, ...(forwarded && { forwarded }) })).toEqual({
    kind: 'query',
    network,
  }),
);

test('a header full of cookies is read in the time of its length', () => {
  expect(input({ cookie: 'cart=;'.repeat(5_000) })).toBeNull();
  expect(input({ cookie: `cart${'.'.repeat(30_000)}` })).toBeNull();
});
