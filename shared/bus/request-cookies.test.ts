import { createBus } from './bus';
import { createRequestCookies } from './request-cookies';

const fullCart = Array.from({ length: 140 }, (_, index) => ({
  id: `${index}`.padStart(24, 'x'),
  quantity: 99,
}));

it('reads the Cookie header and sets the changed lists', () => {
  const cookies = createRequestCookies('session=1; cart=gauze*2; wishlist=tape', true);
  const bus = createBus(cookies);
  expect(cookies.setCookies()).toEqual([]);
  bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  bus.change({ list: 'cart', intent: 'add', id: 'probe' });
  bus.change({ list: 'wishlist', intent: 'remove', id: 'tape' });
  const attributes = 'Path=/; Max-Age=15552000; SameSite=Lax; Secure';
  expect(cookies.setCookies()).toEqual([
    `cart=gauze*3!probe*1; ${attributes}`,
    'wishlist=; Path=/; Max-Age=0; SameSite=Lax; Secure',
  ]);
});

it('sets no cookie for an addition that was removed in the same answer', () => {
  const cookies = createRequestCookies('', false);
  const bus = createBus(cookies);
  bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  bus.change({ list: 'cart', intent: 'remove', id: 'gauze' });
  expect(cookies.setCookies()).toEqual([]);
});

it('merges cookies of an earlier release into the list, and removes them', () => {
  const cookies = createRequestCookies('cart=tape*1; cart.1-abc=add!gauze*2', false);
  createBus(cookies).change({ list: 'cart', intent: 'up', id: 'gauze' });
  const attributes = 'Path=/; Max-Age=15552000; SameSite=Lax';
  expect(cookies.setCookies()).toEqual([
    `cart=tape*1!gauze*3; ${attributes}`,
    'cart.1-abc=; Path=/; Max-Age=0; SameSite=Lax',
  ]);
});

it('sets nothing when nothing changed', () => {
  const cookies = createRequestCookies('wishlist=tape', false);
  createBus(cookies).change({ list: 'wishlist', intent: 'add', id: 'tape' });
  expect(cookies.setCookies()).toEqual([]);
});

it.each([
  ['a repeated name', 'cart=a*1; cart=b*1'],
  ['malformed neighbours', '=; ; cart; %E0%A4%A=%; a=b=c;cart=a*1;__proto__=x'],
  ['no blanks', 'x=1;cart=a*1'],
])('reads a header with %s', (_, header) => {
  expect(createRequestCookies(header, false).read('cart')).toEqual(new Map([['cart', 'a*1']]));
});

it('holds 140 lines of 24 characters in a line of 4,096 bytes, without loss', () => {
  const cookies = createRequestCookies('', true);
  const bus = createBus(cookies);
  for (const line of fullCart)
    expect(bus.change({ list: 'cart', intent: 'add', ...line })).toEqual({ ok: true });
  const [line = ''] = cookies.setCookies();
  expect(line.length).toBeLessThanOrEqual(4096);
  const [header = ''] = line.split(';');
  expect(createBus(createRequestCookies(header, true)).state().ecomerce.cartItems).toEqual(fullCart);
});
