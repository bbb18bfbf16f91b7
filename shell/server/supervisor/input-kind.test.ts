import type { IncomingMessage } from 'node:http';
import { inputKindOf } from './input-kind';

function input({ cookie, ...asked }: { method?: string; url?: string; cookie?: string }) {
  const message = { method: 'GET', url: '/shop', headers: { cookie }, ...asked };
  return inputKindOf(message as unknown as IncomingMessage);
}

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
])('%s is no input', (_, request) => expect(input(request)).toBeNull());

test.each([
  ['a form', { method: 'POST', url: '/quote?a=b', cookie: 'cart=a*1' }, 'body'],
  ['another method', { method: 'DELETE' }, 'body'],
  ['a query', { url: '/shop?page=2', cookie: 'cart=a*1' }, 'query'],
  ['a cart', { cookie: 'bucket=b; cart=gauze*1' }, 'cookies'],
  ['a cart whose name and value have blanks', { cookie: 'bucket=b;\tcart = gauze*1' }, 'cookies'],
  ['a cart whose name has a blank of Latin-1', { cookie: 'cart\u00a0=gauze*1' }, 'cookies'],
  ['a change of a list', { cookie: 'wishlist.1-abc=add!gauze*1' }, 'cookies'],
])('%s is input', (_, request, kind) => expect(input(request)).toBe(kind));

test('reads a header full of cookies in linear time', () => {
  expect(input({ cookie: 'cart=;'.repeat(5_000) })).toBeNull();
  expect(input({ cookie: `cart${'.'.repeat(30_000)}` })).toBeNull();
});
