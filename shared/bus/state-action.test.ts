import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { fillCart } from '@storefront/shared/testing/fill-cart';
import fc from 'fast-check';
import { applyStateForm, returnPath } from './state-action';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}

const cart = [{ id: 'gauze', quantity: 2 }];

it.each([
  [{ list: 'cart', intent: 'add', id: 'tape' }, 'gauze*2 tape*1'],
  [{ list: 'cart', intent: 'add', id: 'tape', quantity: '3' }, 'gauze*2 tape*3'],
  [{ list: 'cart', intent: 'set', id: 'gauze', quantity: ' 9999 ' }, 'gauze*9999'],
  [{ list: 'cart', intent: 'up', id: 'gauze' }, 'gauze*3'],
  [{ list: 'cart', intent: 'down', id: 'gauze' }, 'gauze*1'],
  [{ list: 'cart', intent: 'remove', id: 'gauze' }, ''],
  [{ list: 'cart', intent: 'clear' }, ''],
])('applies %j', (fields, lines) => {
  const bus = busForTest({ cart });
  expect(applyStateForm(bus, form({ ...fields, return: '/shop' }))).toEqual({ ok: true, returnTo: '/shop' });
  expect(
    bus
      .state()
      .ecomerce.cartItems.map(({ id, quantity }) => `${id}*${quantity}`)
      .join(' '),
  ).toBe(lines);
});

it('removes an id that would be too long to add', () => {
  const id = 'x'.repeat(300);
  const bus = busForTest({ cart: [{ id }] });
  expect(applyStateForm(bus, form({ list: 'cart', intent: 'remove', id, return: '/shop' })).ok).toBe(true);
  expect(bus.state().ecomerce.cartItems).toEqual([]);
});

it('moves from a list into the cart, unless the cart is full', () => {
  const bus = busForTest({ cart, wishlist: ['tape'] });
  const move = { list: 'wishlist', intent: 'move', id: 'tape' };
  applyStateForm(bus, form(move));
  expect(bus.state().ecomerce).toMatchObject({
    cartItems: [...cart, { id: 'tape', quantity: 1 }],
    wishlistItems: [],
  });

  const long = 'x'.repeat(60);
  const full = busForTest({ wishlist: [long] });
  fillCart(full);
  expect(applyStateForm(full, form({ ...move, id: long })).ok).toBe(false);
  expect(full.state().ecomerce.wishlistItems).toHaveLength(1);
});

it.each([
  { list: 'cart', intent: 'add', id: 'tape' },
  { list: 'cart', intent: 'add', id: 'tape', quantity: '1' },
  { list: 'wishlist', intent: 'move', id: 'tape' },
])('passes on the product’s name: %j', (fields) => {
  const bus = busForTest({ wishlist: ['tape'] });
  const names: unknown[] = [];
  bus.events.additions.subscribe(({ name }) => names.push(name));
  applyStateForm(bus, form({ ...fields, name: 'Tape' }));
  expect(names).toEqual(['Tape']);
});

it('redirects with the removed lines in the query, for Undo', () => {
  const lines = [
    { id: 'é', quantity: 3 },
    { id: 'gauze', quantity: 2 },
    { id: 'tape', quantity: 1 },
  ];
  const bus = busForTest({ cart: lines });
  const undo = { list: 'cart', return: '/shop/shopping-cart?a=b', undo: '1' };
  const removed = applyStateForm(bus, form({ ...undo, intent: 'remove', id: 'gauze' }));
  expect(removed.returnTo).toBe('/shop/shopping-cart?a=b&list=cart&lines=gauze*2&place=1');
  const cleared = applyStateForm(bus, form({ ...undo, intent: 'clear' }));
  for (const { returnTo } of [cleared, removed]) {
    const { searchParams } = new URL(returnTo, 'https://shop.test');
    applyStateForm(bus, form({ intent: 'restore', ...Object.fromEntries(searchParams) }));
  }
  expect(bus.state().ecomerce.cartItems).toEqual(lines);
});

it('adds to the wishlist from a form that has a quantity for the cart', () => {
  const bus = busForTest();
  applyStateForm(bus, form({ list: 'wishlist', intent: 'add', id: 'gauze', quantity: 'two' }));
  expect(bus.state().ecomerce.wishlistItems).toEqual([{ id: 'gauze', quantity: 1 }]);
});

const badQuantity = 'The quantity must be a whole number from 1 to 9999.';
const intents = 'The intent must be add, remove, move, set, up, down, clear or restore.';
const badId = "The product's id must have 1 to 256 characters.";

it.each([
  [{}, 'The list must be cart, wishlist or compare.'],
  [{ list: 'constructor', intent: 'clear' }, 'The list must be cart, wishlist or compare.'],
  [{ list: 'cart' }, badId],
  [{ list: 'cart', intent: 'add', id: '' }, badId],
  [{ list: 'cart', intent: 'add', id: 'x'.repeat(257) }, badId],
  [{ list: 'cart', intent: 'buy', id: 'gauze' }, intents],
  [{ list: 'cart', intent: 'move', id: 'gauze' }, intents],
  [{ list: 'wishlist', intent: 'buy', id: 'gauze' }, intents],
  [{ list: 'cart', intent: 'restore' }, 'There is nothing to put back.'],
  [{ list: 'cart', intent: 'restore', lines: '!!', place: '0' }, 'There is nothing to put back.'],
  [{ list: 'wishlist', intent: 'up', id: 'gauze' }, 'Only lines of the cart have a quantity.'],
  [{ list: 'cart', intent: 'set', id: 'gauze' }, badQuantity],
  ...['', '0', '-1', '1.5', '1e3', '10000', 'two'].map((quantity) => [
    { list: 'cart', intent: 'add', id: 'gauze', quantity },
    badQuantity,
  ]),
] as [Record<string, string>, string][])('refuses %j', (fields, message) => {
  const bus = busForTest({ cart });
  const before = bus.state();
  const notices: string[] = [];
  bus.events.notices.subscribe(({ text }) => notices.push(text));
  expect(applyStateForm(bus, form({ ...fields, return: '//evil.example' }))).toEqual({
    ok: false,
    message,
    returnTo: '/',
  });
  expect(bus.state()).toEqual(before);
  expect(notices).toEqual([message]);
});

it('refuses a file where text is expected', () => {
  const data = form({ list: 'cart', intent: 'add' });
  data.append('id', new Blob(['gauze']));
  expect(applyStateForm(busForTest(), data)).toMatchObject({ ok: false, message: badId });
});

it('never throws', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('cart', 'wishlist', 'add', 'set', 'clear', '1'),
  );
  fc.assert(
    fc.property(fc.record({ list: text, intent: text, id: text, quantity: text, return: text }), (fields) => {
      expect(typeof applyStateForm(busForTest(), form(fields)).ok).toBe('boolean');
    }),
  );
});

it.each([
  ['/shop?page=2&q=a b#top', '/shop?page=2&q=a%20b#top'],
  ['/product/é', '/product/%C3%A9'],
  ['/shop/../cart', '/cart'],
  ['/', '/'],
])('redirects to %s', (given, path) => {
  expect(returnPath(given)).toBe(path);
});

const elsewhere = [
  null,
  '',
  'shop',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '//[',
  `/${'a'.repeat(2048)}`,
];

it.each(elsewhere)('redirects to the home page instead of %j', (given) => {
  expect(returnPath(given)).toBe('/');
});

it('never redirects to another origin or breaks the header', () => {
  const pieces = fc.array(
    fc.constantFrom('/', '.', '\\', '%2e', '@', ':', '?', '#', '\t', 'a', 'é', '\ud800', '[', ' '),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        pieces.map((parts) => `/${parts.join('')}`),
        fc.string({ unit: 'binary' }),
      ),
      (given) => {
        const path = returnPath(given);
        expect(path).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
        expect(new URL(path, 'https://shop.example').origin).toBe('https://shop.example');
      },
    ),
    { numRuns: 1000 },
  );
});
