import Cookies from 'js-cookie';
import { createBrowserCookies } from './browser-cookies';
import { type Bus, createBus } from './bus';

/** Delivers at once to every open channel except the sender; a browser does so later. */
class ChannelInMemory {
  static readonly open = new Set<ChannelInMemory>();
  onmessage: (() => void) | null = null;
  constructor() {
    ChannelInMemory.open.add(this);
  }
  postMessage() {
    for (const channel of ChannelInMemory.open) if (channel !== this) channel.onmessage?.();
  }
  close() {
    ChannelInMemory.open.delete(this);
  }
}

const buses: Bus[] = [];

function openTab(): Bus {
  const bus = createBus(createBrowserCookies());
  buses.push(bus);
  return bus;
}

const cartOf = (bus: Bus) => bus.state().ecomerce.cartItems.map(({ id }) => id);

afterEach(() => {
  for (const bus of buses.splice(0)) bus.dispose();
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
});

it('follows changes of another tab', () => {
  Reflect.set(globalThis, 'BroadcastChannel', ChannelInMemory);
  const [one, two] = [openTab(), openTab()];
  one.change({ list: 'cart', intent: 'add', id: 'gauze' });
  expect(cartOf(two)).toEqual(['gauze']);
  two.dispose();
  one.change({ list: 'cart', intent: 'add', id: 'tape' });
  expect(cartOf(two)).toEqual(['gauze']);
});

it('closes the channel while the page is in the back/forward cache', () => {
  Reflect.set(globalThis, 'BroadcastChannel', ChannelInMemory);
  openTab();
  expect(ChannelInMemory.open.size).toBe(1);
  dispatchEvent(new Event('pagehide'));
  expect(ChannelInMemory.open.size).toBe(0);
  dispatchEvent(new Event('pageshow'));
  expect(ChannelInMemory.open.size).toBe(1);
});

it.each([
  ['focus', () => window],
  ['pageshow', () => window],
  ['visibilitychange', () => document],
])('without a channel, reads the cookies again on %s', (type, target) => {
  const bus = openTab();
  Cookies.set('cart', 'gauze*1');
  target().dispatchEvent(new Event(type));
  expect(cartOf(bus)).toEqual(['gauze']);
});

it('works in a browser whose BroadcastChannel and cookieStore are null', () => {
  const names = ['BroadcastChannel', 'cookieStore'];
  for (const name of names) Reflect.set(globalThis, name, null);
  const bus = openTab();
  bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  expect(cartOf(bus)).toEqual(['gauze']);
  expect(cartOf(openTab())).toEqual(['gauze']);
  for (const name of names) Reflect.deleteProperty(globalThis, name);
});
