import type { Addition } from '@storefront/shared/contracts/state';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { undoableNotice } from './added-notice';

const gauze = { id: 'gauze', quantity: 1, name: 'Gauze swabs' };
const tape = { id: 'tape', quantity: 1, name: 'Tape' };

test.each<[string, readonly Addition[], string]>([
  ['one of a product', [gauze], 'Gauze swabs'],
  ['some of a product', [{ ...gauze, quantity: 12 }], '12 × Gauze swabs'],
  ['some by several presses', [gauze, gauze], '2 × Gauze swabs'],
  ['several products', [gauze, tape], '5 items in your cart.'],
  ['one whose name nobody said', [{ id: 'gauze', quantity: 1 }], '5 items in your cart.'],
])('says %s', (_, additions, text) => {
  const bus = busForTest({ cart: [{ id: 'gauze', quantity: 5 }] });
  expect(undoableNotice(bus, additions)).toMatchObject({ title: 'Added to cart.', text, offersCart: true });
});
