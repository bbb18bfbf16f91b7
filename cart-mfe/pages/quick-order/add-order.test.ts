import { maxLines } from '@storefront/shared/contracts/state';
import { busForTest, type StateForTest } from '@storefront/shared/testing/bus-for-test';
import { lineForTest } from '../../testing/line-for-test';
import { addOrder, leftNotice } from './add-order';
import type { Answer } from './lookup/answers';
import { readOrder } from './text/read-order';

const products = ['a', 'b', 'c', 'g-1', 't-2'].map((id) =>
  lineForTest({ id, name: `Product ${id}`, sku: id }),
);
const answers = new Map<string, Answer>([
  ...products.map((product) => [product.id, { coded: [product] }] as const),
  ['d', { coded: [], named: [], alike: [] }],
]);

function add(text: string, state: StateForTest = {}) {
  const bus = busForTest(state);
  const additions = jest.fn();
  bus.events.additions.subscribe(additions);
  const notices = jest.fn();
  bus.events.notices.subscribe(notices);
  const added = addOrder(bus, readOrder(text), answers, new Map());
  const cart = bus.state().ecomerce.cartItems.map(({ id, quantity }) => `${quantity} ${id}`);
  return { added, cart, additions, notices };
}

test('found products go into the cart, and the rest stays as typed', () => {
  const { added, cart, additions } = add('Qty\tSKU\n 2\ta\n7\t"d\n3\tb\n4\ta');
  expect(cart).toEqual(['6 a', '3 b']);
  expect(added).toEqual({ products: 2, text: 'Qty\tSKU\n7\t"d', left: 1, withoutRoom: 0, tooMany: [] });
  expect(additions.mock.calls.map(([addition]) => addition)).toEqual([
    { id: 'a', quantity: 6, name: 'Product a' },
    { id: 'b', quantity: 3, name: 'Product b' },
  ]);
});

test('a cart without room takes no more of them', () => {
  const cart = Array.from({ length: maxLines - 1 }, (_, nth) => ({ id: `${nth}` }));
  const { added, cart: after } = add('a, 1\nd, 1\nb, 2\nb, 3\nc, 4', { cart });
  expect(after.slice(-1)).toEqual(['1 a']);
  expect(added).toEqual({
    products: 1,
    text: 'd, 1\nb, 2\nb, 3\nc, 4',
    left: 4,
    withoutRoom: 3,
    tooMany: [],
  });
});

test('stops at the first line without room, and reports it once', () => {
  const cart = ['a', ...Array.from({ length: maxLines - 1 }, (_, nth) => `${nth}`)].map((id) => ({ id }));
  const { added, cart: after, notices } = add('b, 1\na, 2\nc, 1', { cart });
  expect(after).toHaveLength(maxLines);
  expect(added).toMatchObject({ products: 0, text: 'b, 1\na, 2\nc, 1', left: 3, withoutRoom: 3 });
  expect(notices).toHaveBeenCalledTimes(1);
});

test('the lines left of a numbered list lose their numbers, which would be quantities', () => {
  expect(add('1. a, 1\n2. d\n3) c, 2\n7. d').added.text).toBe('d\n7. d');
  expect(add('1. d\n2. d').added.text).toBe('1. d\n2. d');
  expect(add('No\tQty\tSKU\n1.\t2\ta\n2.\t3\td').added.text).toBe('No\tQty\tSKU\n2.\t3\td');
});

test('lines beyond the limit stay too', () => {
  const typed = ['a, 1', ...Array.from({ length: maxLines + 2 }, () => 'd')];
  expect(add(typed.join('\n')).added).toMatchObject({
    text: typed.slice(1).join('\n'),
    left: maxLines + 2,
  });
});

test('adds nothing of a product beyond the maximum in the cart', () => {
  const { added, cart } = add('a, 10\nb, 1', { cart: [{ id: 'a', quantity: 9990 }] });
  expect(cart).toEqual(['9990 a', '1 b']);
  expect(added).toEqual({ products: 1, text: 'a, 10', left: 1, withoutRoom: 0, tooMany: ['Product a'] });
});

test('the lines not added of rows that ran together stay as lines', () => {
  const { added, cart } = add('g-1,10 t-2,1', { cart: [{ id: 'g-1', quantity: 9990 }] });
  expect([added.text, cart.at(-1)]).toEqual(['g-1,10', '1 t-2']);
});

const nothingLeft = { products: 2, text: '', left: 0, withoutRoom: 0, tooMany: [] };

test.each([
  [{ left: 1 }, '1 line of your list still needs a look.'],
  [{ left: 2 }, '2 lines of your list still need a look.'],
  [{ left: 1, withoutRoom: 1 }, 'Your cart is full. 1 line of your list still needs a look.'],
  [{ left: 170 }, '170 lines of your list still need a look.'],
  [{}, undefined],
  [{ left: 1, products: 0 }, undefined],
])('the rest of %j', (outcome, message) => {
  expect(leftNotice({ ...nothingLeft, ...outcome })?.text).toBe(message);
});
