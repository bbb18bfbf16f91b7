import { applyStateForm } from '@storefront/shared/bus';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { lastNotice, noticeCookie, noticeInCookie } from './notice-cookie';

const added = { kind: 'success', title: 'Added to cart.', text: '3 items in your cart.' } as const;

test('is kept in a cookie from a form post to the next page', () => {
  const [pair = ''] = noticeCookie(added, false).split('; ');
  expect(noticeInCookie(`bucket=1; ${pair}; cart=gauze*1`)).toEqual(added);
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
])('is empty in %j', (header) => {
  expect(noticeInCookie(header)).toBeNull();
});

test('is the last notice of the bus, with the count of the cart', () => {
  const bus = busForTest({ cart: [{ id: 'tape' }] });
  const last = lastNotice(bus);
  expect(last('/shop')).toBeNull();
  bus.change({ list: 'wishlist', intent: 'add', id: 'gauze' });
  expect(last('/shop')?.text).toBe('This item has been added to your wishlist');
  bus.change({ list: 'cart', intent: 'add', id: 'gauze', quantity: 2 });
  expect(last('/shop')).toEqual(added);
});

test.each([
  { list: 'cart', title: 'Removed from cart.', text: '2 items in your cart.' },
  {
    list: 'compare',
    title: 'Removed from compare listing.',
    text: 'Your compare listing is empty now.',
  },
] as const)('is the removal from the $list, unless the next page shows it', ({ list, title, text }) => {
  const bus = busForTest({ cart: [{ id: 'gauze' }, { id: 'tape', quantity: 2 }], compare: ['gauze'] });
  const last = lastNotice(bus);
  const form = new FormData();
  const fields = { list, intent: 'remove', id: 'gauze', return: '/shop?page=2' };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  expect(last(applyStateForm(bus, form).returnTo)).toEqual({ kind: 'info', title, text });
  bus.change({ list, intent: 'add', id: 'gauze' });
  form.set('undo', '1');
  expect(lastNotice(bus)(applyStateForm(bus, form).returnTo)).toBeNull();
});

test('is not the removal if a dialog shows the result', () => {
  const bus = busForTest({ cart: [{ id: 'gauze' }] });
  const last = lastNotice(bus);
  bus.change({ list: 'cart', intent: 'clear' });
  bus.tell({ kind: 'success', title: 'Success!', text: 'It was sent.' });
  expect(last('/sent')).toBeNull();
});

test('is not the removal of a line moved into the cart', () => {
  const bus = busForTest({ wishlist: ['gauze'] });
  const last = lastNotice(bus);
  bus.change({ list: 'wishlist', intent: 'move', id: 'gauze' });
  expect(last('/shop/wishlist')?.title).toBe('Added to cart.');
});
