import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { keptNotice, lastNotice, noticeCookie } from './kept-notice';

const added = { kind: 'success', title: 'Added to cart.', text: '3 items in your cart.' } as const;

test('is kept in a cookie from a form post to the page it leads to', () => {
  const [pair = ''] = noticeCookie(added, false).split('; ');
  expect(keptNotice(`bucket=1; ${pair}; cart=gauze*1`)).toEqual(added);
  expect(noticeCookie(null, true)).toBe('notice=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure');
});

test.each([
  undefined,
  '',
  'cart=gauze*1',
  'notice=',
  'notice=%',
  'notice=%7B',
  'notice=7',
  `notice=${encodeURIComponent(JSON.stringify({ ...added, kind: 'x" onload="' }))}`,
  `notice=${encodeURIComponent(JSON.stringify({ ...added, text: 'a'.repeat(301) }))}`,
])('is none in %j', (header) => {
  expect(keptNotice(header)).toBeNull();
});

test('is the last that the bus says, and what came into the cart with its count', () => {
  const bus = busForTest({ cart: [{ id: 'tape' }] });
  const last = lastNotice(bus);
  expect(last()).toBeNull();
  bus.change({ list: 'wishlist', intent: 'add', id: 'gauze' });
  expect(last()?.text).toBe('This item has been added to your wishlist');
  bus.change({ list: 'cart', intent: 'add', id: 'gauze', quantity: 2 });
  expect(last()).toEqual(added);
});
