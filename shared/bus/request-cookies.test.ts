import { createBus } from './bus';
import { createRequestCookies } from './request-cookies';

const fullCart = Array.from({ length: 140 }, (_, index) => ({
  id: `${index}`.padStart(24, 'x'),
  quantity: 99,
}));

/** The Cookie header of a browser that was sent one, and then these answers. */
function headerAfter(header: string, setCookies: readonly string[]): string {
  const all = new Map(header.split('; ').map((pair) => pair.split('=') as [string, string]));
  for (const line of setCookies) {
    const [, name = '', value = ''] = /^(.*?)=(.*?);/.exec(line) ?? [];
    if (value === '') all.delete(name);
    else all.set(name, value);
  }
  return Array.from(all, ([name, value]) => `${name}=${value}`).join('; ');
}

it('starts from the Cookie header and sets what changed, beside the lists', () => {
  const cookies = createRequestCookies('session=1; cart=gauze*2; wishlist=tape', true);
  const bus = createBus(cookies);
  expect(cookies.setCookies()).toEqual([]);
  bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  bus.change({ list: 'cart', intent: 'add', id: 'probe' });
  bus.change({ list: 'wishlist', intent: 'remove', id: 'tape' });
  const attributes = 'Path=/; Max-Age=15552000; SameSite=Lax; Secure';
  expect(cookies.setCookies().map((line) => line.replace(/-\w+=/, '-random='))).toEqual([
    `cart.1-random=add!gauze*1; ${attributes}`,
    `cart.2-random=add!probe*1; ${attributes}`,
    `wishlist.1-random=remove!tape; ${attributes}`,
  ]);
});

it('gathers up many changes without taking what a tab adds meanwhile', () => {
  let header = 'cart=gauze*1';
  for (let post = 0; post < 100; post++) {
    const cookies = createRequestCookies(header, false);
    createBus(cookies).change({ list: 'cart', intent: 'add', id: 'gauze' });
    // Before the answer is there, a tab adds something.
    const tab = createRequestCookies(header, false);
    createBus(tab).change({ list: 'cart', intent: 'add', id: `tab-${post}` });
    header = headerAfter(headerAfter(header, tab.setCookies()), cookies.setCookies());
    expect(header.split('; ').length).toBeLessThan(45);
  }
  const { cartItems } = createBus(createRequestCookies(header, false)).state().ecomerce;
  expect(cartItems).toHaveLength(101);
  expect(cartItems[0]).toEqual({ id: 'gauze', quantity: 101 });
});

it('sets nothing that came and went within the answer, and ends what the browser has', () => {
  const cookies = createRequestCookies('cart.1-abc=add!gauze*1', false);
  const bus = createBus(cookies);
  for (let nth = 0; nth < 45; nth++) bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  const set = cookies.setCookies();
  expect(set.filter((line) => line.includes('Max-Age=0')).map((line) => line.split('=')[0])).toEqual([
    'cart.1-abc',
  ]);
  expect(set.length).toBeLessThan(45);
});

it('sets nothing when nothing changed', () => {
  const cookies = createRequestCookies('wishlist=tape', false);
  createBus(cookies).change({ list: 'wishlist', intent: 'add', id: 'tape' });
  expect(cookies.setCookies()).toEqual([]);
});

it('is not Secure without https', () => {
  const cookies = createRequestCookies('', false);
  createBus(cookies).change({ list: 'cart', intent: 'add', id: 'gauze' });
  expect(cookies.setCookies()).toEqual([
    expect.stringMatching(/^cart\.1-\w+=add!gauze\*1; Path=\/; Max-Age=15552000; SameSite=Lax$/),
  ]);
});

it.each([
  ['a repeated name', 'cart=a*1; cart=b*1'],
  ['malformed neighbours', '=; ; cart; %E0%A4%A=%; a=b=c;cart=a*1;__proto__=x'],
  ['no blanks', 'x=1;cart=a*1'],
])('reads a header with %s', (_, header) => {
  expect(createRequestCookies(header, false).read('cart')).toEqual(new Map([['cart', 'a*1']]));
});

it('holds 140 lines of 24 characters in lines of 4,096 bytes, without loss', () => {
  let header = '';
  for (const line of fullCart) {
    const cookies = createRequestCookies(header, true);
    expect(createBus(cookies).change({ list: 'cart', intent: 'add', ...line })).toEqual({ ok: true });
    for (const line of cookies.setCookies()) expect(line.length).toBeLessThanOrEqual(4096);
    header = headerAfter(header, cookies.setCookies());
  }
  expect(createBus(createRequestCookies(header, true)).state().ecomerce.cartItems).toEqual(fullCart);
});
