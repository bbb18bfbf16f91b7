import { leftNotice } from './left-notice';

const added = { products: 2, text: '', withoutRoom: 0, tooMany: [] };

test.each([
  [{ text: 'Tape, 3' }, '1 line of your list still needs a look.'],
  [{ text: 'SKU,Qty\nT-1,3\nT-2,4' }, '2 lines of your list still need a look.'],
  [{ text: 'T-1,3', withoutRoom: 1 }, 'Your cart is full. 1 line of your list still needs a look.'],
  [
    { text: Array.from({ length: 170 }, () => 'tape').join('\n') },
    '170 lines of your list still need a look.',
  ],
  [{}, undefined],
  [{ text: 'Tape, 3', products: 0 }, undefined],
])('what is left of %j', (outcome, said) => {
  expect(leftNotice({ ...added, ...outcome })?.text).toBe(said);
});
