import { busForTest } from '@storefront/shared/testing/bus-for-test';
import fc from 'fast-check';
import { applyStateForm } from './state-action';

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

it('adds to the wishlist from a form that has a quantity for the cart', () => {
  const bus = busForTest();
  applyStateForm(bus, form({ list: 'wishlist', intent: 'add', id: 'gauze', quantity: 'two' }));
  expect(bus.state().ecomerce.wishlistItems).toEqual([{ id: 'gauze', quantity: 1 }]);
});

const badQuantity = 'The quantity must be a whole number from 1 to 9999.';
const badId = "The product's id must have 1 to 256 characters.";

it.each([
  [{}, 'The list must be cart, wishlist or compare.'],
  [{ list: 'constructor', intent: 'clear' }, 'The list must be cart, wishlist or compare.'],
  [{ list: 'cart' }, badId],
  [{ list: 'cart', intent: 'add', id: '' }, badId],
  [{ list: 'cart', intent: 'add', id: 'x'.repeat(257) }, badId],
  [{ list: 'cart', intent: 'buy', id: 'gauze' }, 'The intent must be add, remove, set, up, down or clear.'],
  [{ list: 'wishlist', intent: 'up', id: 'gauze' }, 'Only lines of the cart have a quantity.'],
  [{ list: 'cart', intent: 'set', id: 'gauze' }, badQuantity],
  ...['', '0', '-1', '1.5', '1e3', '10000', 'two'].map((quantity) => [
    { list: 'cart', intent: 'add', id: 'gauze', quantity },
    badQuantity,
  ]),
] as [Record<string, string>, string][])('refuses %j', (fields, message) => {
  const bus = busForTest({ cart });
  const before = bus.state();
  expect(applyStateForm(bus, form({ ...fields, return: '//evil.example' }))).toEqual({
    ok: false,
    message,
    returnTo: '/',
  });
  expect(bus.state()).toEqual(before);
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
