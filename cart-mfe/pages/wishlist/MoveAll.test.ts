import { createBus, createRequestCookies } from '@storefront/shared/bus';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { moveAll } from './MoveAll';

const toMove = (...ids: string[]) => ids.map((id) => ({ id, name: `Product ${id}` }));

/** A bus that records its notices. */
function heard(bus: ReturnType<typeof busForTest>) {
  const messages: string[] = [];
  bus.events.notices.subscribe(({ text }) => messages.push(text));
  const idsOf = (list: 'cartItems' | 'wishlistItems') => bus.state().ecomerce[list].map(({ id }) => id);
  return { messages, inCart: () => idsOf('cartItems'), kept: () => idsOf('wishlistItems') };
}

it('moves no product that has left the wishlist', () => {
  const bus = busForTest({ wishlist: ['gauze', 'tape'] });
  const { messages } = heard(bus);
  moveAll(bus, toMove('gauze', 'gauze', 'tape'));
  moveAll(bus, toMove('gauze', 'tape', 'probe'));
  expect(bus.state().ecomerce.cartItems).toEqual([
    { id: 'gauze', quantity: 1 },
    { id: 'tape', quantity: 1 },
  ]);
  expect(messages).toEqual([]);
});

it('stops when the cart is full, and reports the products that stay', () => {
  const inCartAlready = '9'.padStart(24, 'x');
  const long = ['a', 'b', 'c'].map((letter) => letter.repeat(24));
  const bus = busForTest({ wishlist: [...long, inCartAlready] });
  for (let nth = 0; bus.change({ list: 'cart', intent: 'add', id: `${nth}`.padStart(24, 'x') }).ok; ) nth++;
  const taken = bus.state().ecomerce.cartItems.slice(0, 2);
  for (const { id } of taken) bus.change({ list: 'cart', intent: 'remove', id });
  const { messages, inCart, kept } = heard(bus);
  moveAll(bus, toMove(...long, inCartAlready));
  expect(inCart().slice(-2)).toEqual(long.slice(0, 2));
  expect(kept()).toEqual([long[2], inCartAlready]);
  expect(messages.at(-1)).toBe('2 products stay in your wishlist: your cart has no room for them.');
});

it('continues after a product with the maximum quantity in the cart', () => {
  const bus = busForTest({ wishlist: ['gauze', 'tape'], cart: [{ id: 'gauze', quantity: 9999 }] });
  const { messages, inCart, kept } = heard(bus);
  moveAll(bus, toMove('gauze', 'tape'));
  expect(inCart()).toEqual(['gauze', 'tape']);
  expect(kept()).toEqual(['gauze']);
  expect(messages.at(-1)).toBe('1 product stays in your wishlist: your cart has no room for it.');
});

it('moves a long wishlist in one answer to a form post', () => {
  const ids = Array.from({ length: 140 }, (_, nth) => `${nth}`.padStart(24, 'x'));
  const cookies = createRequestCookies(`wishlist=${ids.join('!')}`, true);
  moveAll(
    createBus(cookies),
    ids.map((id) => ({ id })),
  );
  const answer = cookies.setCookies();
  // Proxies have room for so much of an answer's headers.
  expect(answer.join().length).toBeLessThan(16_384);
  const header = answer.map((line) => line.split(';')[0]).join('; ');
  const { cartItems, wishlistItems } = createBus(createRequestCookies(header, true)).state().ecomerce;
  expect(cartItems.map(({ id }) => id)).toEqual(ids);
  expect(wishlistItems).toEqual([]);
});
