import { leftNotice } from './left-notice';

const added = { products: 2, text: '', left: 0, withoutRoom: 0, tooMany: [] };

test.each([
  [{ left: 1 }, '1 line of your list still needs a look.'],
  [{ left: 2 }, '2 lines of your list still need a look.'],
  [{ left: 1, withoutRoom: 1 }, 'Your cart is full. 1 line of your list still needs a look.'],
  [{ left: 170 }, '170 lines of your list still need a look.'],
  [{}, undefined],
  [{ left: 1, products: 0 }, undefined],
])('what is left of %j', (outcome, said) => {
  expect(leftNotice({ ...added, ...outcome })?.text).toBe(said);
});
