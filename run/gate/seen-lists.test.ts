import { listDifference, type SeenList } from './seen-lists';

const cart: SeenList = { list: 'cart', lines: ['gauze*2', 'tape*1'], count: '3' };
const wishlist: SeenList = { list: 'wishlist', lines: [], count: '0' };

test('the same lists do not differ', () => {
  expect(listDifference([cart, wishlist], [{ ...cart }, wishlist])).toBeNull();
});

test.each<[string, SeenList, string]>([
  ['lines', { ...cart, lines: ['gauze*2'] }, 'cart 3 (gauze*2)'],
  ['order', { ...cart, lines: ['tape*1', 'gauze*2'] }, 'cart 3 (tape*1, gauze*2)'],
  ['counts', { ...cart, count: null }, 'cart - (gauze*2, tape*1)'],
  ['everything', { ...cart, lines: [], count: '0' }, 'cart 0 (nothing)'],
])('a difference of %s is told', (_, other, text) => {
  expect(listDifference([wishlist, cart], [wishlist, other])).toBe(
    `cart 3 (gauze*2, tape*1) against ${text}`,
  );
});
