import type { Addition } from '@storefront/shared/contracts/state';
import { busForTest } from '@storefront/shared/testing/bus-for-test';
import { undoAdditions, undoableNotice } from './added-notice';

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

describe('taking back', () => {
  const gauze = { id: 'gauze', quantity: 3 };
  const tape = { id: 'tape', quantity: 1 };

  test.each<[string, readonly Addition[], readonly object[]]>([
    ['a part of a line', [{ ...gauze, quantity: 2 }], [{ ...gauze, quantity: 1 }, tape]],
    ['a whole line', [gauze], [tape]],
    ['no more than is there', [{ ...gauze, quantity: 4 }], [tape]],
    [
      'what several presses added',
      [{ ...gauze, quantity: 1 }, { ...gauze, quantity: 1 }, tape],
      [{ ...gauze, quantity: 1 }],
    ],
    ['nothing of what is gone', [{ id: 'probe', quantity: 1 }], [gauze, tape]],
  ])('takes back %s', (_, additions, left) => {
    const bus = busForTest({ cart: [gauze, tape] });
    undoAdditions(bus, additions);
    expect(bus.state().ecomerce.cartItems).toEqual(left);
  });

  test.each([[['tape']], [['probe', 'tape']], [['gloves', 'probe']]])(
    'undo returns a moved product: %j',
    (ids) => {
      const bus = busForTest({ cart: [gauze], wishlist: ['probe', 'tape', 'gloves'] });
      const additions: Addition[] = [];
      bus.events.additions.subscribe((addition) => additions.push(addition));
      for (const id of ids) bus.change({ list: 'wishlist', intent: 'move', id });
      undoAdditions(bus, additions);
      expect(bus.state().ecomerce.cartItems).toEqual([gauze]);
      expect(bus.state().ecomerce.wishlistItems.map(({ id }) => id)).toEqual(['probe', 'tape', 'gloves']);
    },
  );
});
