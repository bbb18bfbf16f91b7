import { fillCart } from '@storefront/shared/testing/fill-cart';
import Cookies from 'js-cookie';
import { createBrowserCookies } from './browser-cookies';
import { createBus } from './bus';

/** Cookies that the page wrote, with attributes. */
function watchWrites(): string[] {
  const written: string[] = [];
  const set = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
  jest.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
    written.push(line);
    set?.call(document, line);
  });
  return written;
}

beforeEach(() => {
  for (const pair of document.cookie.split('; ')) Cookies.remove(pair.split('=')[0] ?? '');
});

it('writes the list’s cookie and leaves other cookies unchanged', () => {
  Cookies.withConverter({ write: String }).set('other', '%E0%A4%A');
  const cookies = createBrowserCookies();
  cookies.write('cart', 'gauze*2!~00e9*1');
  expect(document.cookie).toBe('other=%E0%A4%A; cart=gauze*2!~00e9*1');
  expect(cookies.read('cart')).toEqual(new Map([['cart', 'gauze*2!~00e9*1']]));
  cookies.write('cart', '');
  expect(document.cookie).toBe('other=%E0%A4%A');
});

it('writes each change to the list’s cookie at once, and no other cookie', () => {
  const bus = createBus(createBrowserCookies());
  bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  expect(document.cookie).toBe('cart=gauze*1');
  bus.change({ list: 'cart', intent: 'add', id: 'gauze', quantity: 2 });
  expect(document.cookie).toBe('cart=gauze*3');
});

it('writes a cookie before reading, which makes Chromium fetch other tabs’ cookies', () => {
  const cookies = createBrowserCookies();
  const written = watchWrites();
  cookies.read('cart');
  expect(written).toEqual([expect.stringMatching(/^cart\.0=; .*expires=/)]);
});

it('writes the attributes of P35', () => {
  jest.useFakeTimers({ now: new Date('2026-01-01T00:00:00Z') });
  const written = watchWrites();
  createBrowserCookies().write('cart', 'gauze*2');
  jest.useRealTimers();
  expect(written).toEqual(['cart=gauze*2; path=/; sameSite=Lax; expires=Tue, 30 Jun 2026 00:00:00 GMT']);
});

it('stays within 4,096 bytes, attributes included, when the cart is full', () => {
  const written = watchWrites();
  const bus = createBus(createBrowserCookies());
  const count = fillCart(bus);
  expect(count).toBeGreaterThanOrEqual(140);
  expect(Math.max(...written.map((line) => `${line}; secure`.length))).toBeLessThanOrEqual(4096);
});

it('keeps the lists for the page when access to cookies throws', () => {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError');
  };
  jest.spyOn(document, 'cookie', 'get').mockImplementation(refuse);
  jest.spyOn(document, 'cookie', 'set').mockImplementation(refuse);
  const bus = createBus(createBrowserCookies());
  bus.change({ list: 'wishlist', intent: 'add', id: 'gauze' });
  expect(bus.state().ecomerce.wishlistItems).toEqual([{ id: 'gauze', quantity: 1 }]);
});
