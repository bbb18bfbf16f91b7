import { createBus } from './bus';
import { parseLines } from './codec';
import { createRequestCookies } from './request-cookies';

const fullCart = Array.from({ length: 140 }, (_, index) => ({
  id: `${index}`.padStart(24, 'x'),
  quantity: 99,
}));

it('starts from the Cookie header and sets what changed', () => {
  const cookies = createRequestCookies('session=1; cart=gauze*2; wishlist=tape', true);
  const bus = createBus(cookies);
  expect(cookies.setCookies()).toEqual([]);
  bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  bus.change({ list: 'cart', intent: 'add', id: 'probe' });
  bus.change({ list: 'wishlist', intent: 'remove', id: 'tape' });
  expect(cookies.setCookies()).toEqual([
    'cart=gauze*3!probe*1; Path=/; Max-Age=15552000; SameSite=Lax; Secure',
    'wishlist=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
});

it('sets nothing when nothing changed', () => {
  const cookies = createRequestCookies('wishlist=tape', false);
  createBus(cookies).change({ list: 'wishlist', intent: 'add', id: 'tape' });
  expect(cookies.setCookies()).toEqual([]);
});

it('is not Secure without https', () => {
  const cookies = createRequestCookies('', false);
  createBus(cookies).change({ list: 'cart', intent: 'add', id: 'gauze' });
  expect(cookies.setCookies()).toEqual(['cart=gauze*1; Path=/; Max-Age=15552000; SameSite=Lax']);
});

it.each([
  ['a repeated name', 'cart=a*1; cart=b*1'],
  ['malformed neighbours', '=; ; cart; %E0%A4%A=%; a=b=c;cart=a*1;__proto__=x'],
  ['no blanks', 'x=1;cart=a*1'],
])('reads a header with %s', (_, header) => {
  expect(parseLines('cart', createRequestCookies(header, false).read('cart'))).toEqual([
    { id: 'a', quantity: 1 },
  ]);
});

it('holds 140 lines of 24 characters in a line of 4,096 bytes, without loss', () => {
  const cookies = createRequestCookies('', true);
  const bus = createBus(cookies);
  for (const line of fullCart)
    expect(bus.change({ list: 'cart', intent: 'add', ...line })).toEqual({ ok: true });
  const [header = ''] = cookies.setCookies();
  expect(Buffer.byteLength(header)).toBeLessThanOrEqual(4096);
  const next = createBus(createRequestCookies(header.split(';')[0] ?? '', true));
  expect(next.state().ecomerce.cartItems).toEqual(fullCart);
});
