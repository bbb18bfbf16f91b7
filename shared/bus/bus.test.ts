import type { Notice } from '@storefront/shared/contracts/state';
import { cookieJar } from '@storefront/shared/testing/cookie-jar';
import { fillCart } from '@storefront/shared/testing/fill-cart';
import { type Bus, createBus } from './bus';

function noticesOf(bus: Bus): Notice[] {
  const notices: Notice[] = [];
  bus.events.notices.subscribe((notice) => notices.push(notice));
  return notices;
}

it('starts with the state of P26 and P34', () => {
  expect(createBus(cookieJar().tab()).state()).toEqual({
    app: { isSearchBoxShow: false, isDrawerShow: false },
    shop: { isGridView: true, isFilter: false },
    ecomerce: { wishlistItems: [], compareItems: [], cartItems: [] },
  });
});

it('publishes and writes a change before it returns', () => {
  const jar = cookieJar({ cart: '["tape"]' });
  const bus = createBus(jar.tab());
  const counts: number[] = [];
  bus.topics.ecomerce.subscribe(({ cartItems }) => counts.push(cartItems.length));
  bus.change({ list: 'cart', intent: 'add', id: 'gauze', quantity: 2 });
  expect(counts).toEqual([1, 2]);
  expect(jar.text('cart')).toBe('tape*1!gauze*2');
});

it('opens the drawer when something is added to the cart', () => {
  const bus = createBus(cookieJar().tab());
  const added: unknown[] = [];
  bus.events.cartLineAdded.subscribe((line) => added.push(line));
  bus.change({ list: 'wishlist', intent: 'add', id: 'tape' });
  expect(bus.state().app.isDrawerShow).toBe(false);
  bus.change({ list: 'cart', intent: 'add', id: 'gauze', quantity: 2 });
  bus.update('app', { isDrawerShow: false });
  bus.change({ list: 'cart', intent: 'add', id: 'gauze' });
  expect(bus.state().app.isDrawerShow).toBe(true);
  expect(added).toEqual([
    { id: 'gauze', quantity: 2 },
    { id: 'gauze', quantity: 1 },
  ]);
});

it('reports an addition with quantity, name, and the list it was moved from', () => {
  const bus = createBus(cookieJar({ cart: 'gauze*9990', wishlist: 'probe!tape' }).tab());
  const additions: unknown[] = [];
  bus.events.additions.subscribe((addition) => additions.push(addition));
  bus.change({ list: 'cart', intent: 'add', id: 'gauze', quantity: 20, name: 'Gauze swabs' });
  bus.change({ list: 'wishlist', intent: 'move', id: 'tape', name: 'Tape' });
  bus.change({ list: 'wishlist', intent: 'move', id: 'not there' });
  bus.change({ list: 'wishlist', intent: 'add', id: 'tape' });
  expect(additions).toEqual([
    { id: 'gauze', quantity: 9, name: 'Gauze swabs' },
    {
      id: 'tape',
      quantity: 1,
      name: 'Tape',
      from: { list: 'wishlist', lines: [{ id: 'tape', quantity: 1 }], place: 1 },
    },
    { id: 'not there', quantity: 1 },
  ]);
});

it('reports a line with the maximum, opens no cart, and leaves a product to be moved in its list', () => {
  const bus = createBus(cookieJar({ cart: 'gauze*9999', wishlist: 'gauze' }).tab());
  const notices = noticesOf(bus);
  const message = 'Your cart already has 9999 of this product, the most it can hold.';
  expect(bus.change({ list: 'cart', intent: 'add', id: 'gauze' })).toEqual({ ok: true });
  expect(bus.change({ list: 'wishlist', intent: 'move', id: 'gauze' })).toEqual({ ok: false, message });
  expect(notices.map(({ text }) => text)).toEqual([message, message]);
  expect(bus.state().ecomerce.wishlistItems).toHaveLength(1);
  expect(bus.state().app.isDrawerShow).toBe(false);
});

it('keeps additions of two tabs that have not seen each other’s changes', () => {
  const jar = cookieJar();
  const [one, two] = [createBus(jar.tab()), createBus(jar.tab())];
  one.change({ list: 'cart', intent: 'add', id: 'gauze' });
  two.change({ list: 'cart', intent: 'add', id: 'tape' });
  two.change({ list: 'cart', intent: 'add', id: 'gauze' });
  jar.tellTabs();
  const both = [
    { id: 'gauze', quantity: 2 },
    { id: 'tape', quantity: 1 },
  ];
  expect(one.state().ecomerce.cartItems).toEqual(both);
  expect(two.state().ecomerce.cartItems).toEqual(both);
});

it('publishes nothing when another tab changed nothing', () => {
  const jar = cookieJar({ cart: 'gauze*1' });
  const bus = createBus(jar.tab());
  const published = jest.fn();
  bus.topics.ecomerce.subscribe(published);
  jar.tellTabs();
  expect(published).toHaveBeenCalledTimes(1);
});

it('reports additions to the lists, and products they already contain', () => {
  const bus = createBus(cookieJar().tab());
  const notices = noticesOf(bus);
  for (const list of ['wishlist', 'wishlist', 'compare', 'compare'] as const)
    bus.change({ list, intent: 'add', id: 'gauze' });
  expect(notices.map(({ title, text }) => [title, text])).toEqual([
    ['Success!', 'This item has been added to your wishlist'],
    ['No change', 'Already in your wishlist'],
    ['Success!', 'This product has been added to your compare listing!'],
    ['No change', 'Already in your compare listing'],
  ]);
});

it('refuses and reports a change that does not fit the cookie, and loses nothing', () => {
  const jar = cookieJar();
  const bus = createBus(jar.tab());
  const notices = noticesOf(bus);
  const count = fillCart(bus);
  const full = jar.text('cart');
  bus.update('app', { isDrawerShow: false });
  const message = 'Your cart is full. Nothing was changed: remove an item, then try again.';
  expect(bus.change({ list: 'cart', intent: 'add', id: 'one-that-does-not-fit-either' })).toEqual({
    ok: false,
    message,
  });
  expect(notices.map(({ text }) => text)).toEqual([message, message]);
  expect(jar.text('cart')).toBe(full);
  expect(bus.state().ecomerce.cartItems).toHaveLength(count);
  expect(bus.state().app.isDrawerShow).toBe(false);
  expect(bus.change({ list: 'cart', intent: 'remove', id: '0'.padStart(24, 'x') }).ok).toBe(true);
  expect(bus.change({ list: 'cart', intent: 'add', id: 'fits' })).toEqual({ ok: true });
});

it('reports removed lines with their place, for Undo', () => {
  const gauze = { id: 'gauze', quantity: 2 };
  const tape = { id: 'tape', quantity: 1 };
  const bus = createBus(cookieJar({ cart: 'probe*3!gauze*2!tape*1' }).tab());
  const removals: unknown[] = [];
  bus.events.linesRemoved.subscribe((removed) => removals.push(removed));
  const removed = { list: 'cart', lines: [gauze], place: 1 } as const;
  expect(bus.change({ list: 'cart', intent: 'remove', id: 'gauze' })).toEqual({ ok: true, removed });
  expect(bus.change({ list: 'cart', intent: 'remove', id: 'gauze' })).toEqual({ ok: true });
  bus.change({ intent: 'restore', ...removed });
  bus.change({ list: 'cart', intent: 'clear' });
  expect(removals).toEqual([
    removed,
    { list: 'cart', lines: [{ id: 'probe', quantity: 3 }, gauze, tape], place: 0 },
  ]);
});

it("takes a sent quote's products out, except later additions, and offers no undo", () => {
  const jar = cookieJar({ cart: 'probe*3!gauze*2!tape*1' });
  const bus = createBus(jar.tab());
  const removals: unknown[] = [];
  bus.events.linesRemoved.subscribe((removed) => removals.push(removed));
  const sent = bus.state().ecomerce.cartItems;
  bus.change({ list: 'cart', intent: 'up', id: 'gauze' });
  bus.change({ list: 'cart', intent: 'add', id: 'late' });
  bus.removeQuotedLines(sent);
  const left = [
    { id: 'gauze', quantity: 1 },
    { id: 'late', quantity: 1 },
  ];
  expect(bus.state().ecomerce.cartItems).toEqual(left);
  bus.removeQuotedLines(left);
  expect(bus.state().ecomerce.cartItems).toEqual([]);
  expect(createBus(jar.tab()).state().ecomerce.cartItems).toEqual([]);
  expect(removals).toEqual([]);
});

it('closes the drawer before it requests the quote form', () => {
  const bus = createBus(cookieJar().tab());
  const asked: unknown[] = [];
  bus.events.quoteAsked.subscribe((subject) => asked.push([subject, bus.state().app.isDrawerShow]));
  bus.update('app', { isDrawerShow: true });
  bus.askQuote({ kind: 'cart' });
  expect(asked).toEqual([[{ kind: 'cart' }, false]]);
});

it('keeps the first 160 lines of a list that is too long', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `id-${index}-too-long`);
  const jar = cookieJar({ wishlist: ids.join('!') });
  const bus = createBus(jar.tab());
  expect(bus.change({ list: 'wishlist', intent: 'add', id: 'more' }).ok).toBe(false);
  expect(bus.change({ list: 'wishlist', intent: 'remove', id: 'id-0-too-long' }).ok).toBe(true);
  expect(jar.text('wishlist')).toBe(ids.slice(1, 160).join('!'));
});

it('keeps the lists for the page when the browser rejects the cookie', () => {
  const jar = cookieJar({ cart: 'gauze*1' });
  const bus = createBus(jar.tab());
  const notices = noticesOf(bus);
  jar.block();
  bus.change({ list: 'cart', intent: 'up', id: 'gauze' });
  jar.tellTabs();
  bus.change({ list: 'cart', intent: 'up', id: 'gauze' });
  expect(bus.state().ecomerce.cartItems).toEqual([{ id: 'gauze', quantity: 3 }]);
  expect(notices.map(({ title }) => title)).toEqual(['Not saved']);
});

it('hydrates from the state of the document, then shows the cookies', () => {
  const jar = cookieJar({ cart: 'gauze*1' });
  const initial = { ...createBus(jar.tab()).state(), shop: { isGridView: false, isFilter: false } };
  createBus(jar.tab()).change({ list: 'cart', intent: 'add', id: 'tape' });
  const bus = createBus(jar.tab(), { initial });
  expect(bus.serverState()).toBe(initial);
  expect(bus.state().shop.isGridView).toBe(false);
  expect(bus.state().ecomerce.cartItems).toHaveLength(2);
});

it('only logs a handler that fails', async () => {
  const logged = new Promise((resolve) => {
    jest.spyOn(console, 'error').mockImplementation(resolve);
  });
  const bus = createBus(cookieJar().tab());
  const failure = new Error('handler failed');
  bus.events.cartLineAdded.subscribe(() => {
    throw failure;
  });
  expect(bus.change({ list: 'cart', intent: 'add', id: 'gauze' })).toEqual({ ok: true });
  expect(await logged).toBe(failure);
});
